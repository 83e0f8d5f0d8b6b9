// Prints deals: java sort-keys.java CARDS DEALS
import java.security.SecureRandom;
import java.util.*;
import java.util.stream.*;

class Fix {
    // ---- the fix ----
    static final SecureRandom RANDOM = new SecureRandom();

    static List<Integer> shuffled(List<Integer> deck) {
        long[] keys; // one a card, kept while sorting
        do {
            keys = RANDOM.longs(deck.size()).toArray();
        } while (LongStream.of(keys).distinct().count() < keys.length);
        long[] drawn = keys; // all different, else drawn again
        return IntStream.range(0, deck.size()).boxed()
            .sorted(Comparator.comparingLong(i -> drawn[i]))
            .map(deck::get).collect(Collectors.toList());
    }
    // ---- it ends here ----

    static List<Integer> inOrder(int cards) {
        return IntStream.range(0, cards).boxed().collect(Collectors.toList());
    }

    public static void main(String[] args) {
        int cards = Integer.parseInt(args[0]), deals = Integer.parseInt(args[1]);
        StringBuilder lines = new StringBuilder();
        for (int t = 0; t < deals; t++) {
            List<Integer> deck = inOrder(cards);
            deck = shuffled(deck);
            lines.append(deck).append('\n');
        }
        System.out.print(lines);
    }
}
