// Makes deals of your shuffle from random numbers that misdeal chooses, which tries them all:
//
//     misdeal exact --cards 5 -- java Exact.java
//
// Every random number of the shuffle must come from `below`, or from RANDOM.nextInt(m).
// Standard output belongs to misdeal: print anything else to System.err.

import java.util.*;
import java.util.stream.*;

class Exact {
    static final Scanner IN = new Scanner(System.in);

    /** A whole number from 0 to m - 1, chosen by misdeal. */
    static int below(int m) {
        say("below " + m);
        return IN.nextInt();
    }

    /** For a shuffle that takes a Random. */
    static final Random RANDOM = new Random() {
        @Override
        public int nextInt(int m) {
            return below(m);
        }
    };

    static List<Integer> shuffle(List<Integer> deck) {
        // ---- your shuffle function here ----
        Collections.shuffle(deck, RANDOM);
        // ---- it ends here ----
        return deck;
    }

    static void say(String line) {
        System.out.print(line + "\n");
        System.out.flush();
    }

    public static void main(String[] args) {
        while (IN.hasNext("deal")) {
            IN.next();
            int cards = IN.nextInt();
            List<Integer> deck = IntStream.range(0, cards).boxed().collect(Collectors.toList());
            deck = shuffle(deck);
            say("dealt " + deck.stream().map(String::valueOf).collect(Collectors.joining(" ")));
        }
    }
}
