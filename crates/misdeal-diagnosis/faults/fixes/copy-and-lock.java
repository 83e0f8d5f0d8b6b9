// Prints deals of several threads: java copy-and-lock.java CARDS DEALS
import java.security.SecureRandom;
import java.util.*;
import java.util.stream.*;

class Fix {
    // ---- the fix ----
    static class Table {
        private final SecureRandom random = new SecureRandom();
        private List<Integer> deck;

        Table(List<Integer> deck) {
            this.deck = deck;
        }

        // Shuffling and reading are one step: one thread at a time.
        synchronized List<Integer> deal() {
            List<Integer> copy = new ArrayList<>(deck);
            Collections.shuffle(copy, random);
            deck = copy; // the copy is what is used
            return new ArrayList<>(deck);
        }
    }
    // ---- it ends here ----

    public static void main(String[] args) {
        int cards = Integer.parseInt(args[0]), deals = Integer.parseInt(args[1]);
        Table table = new Table(IntStream.range(0, cards).boxed().collect(Collectors.toList()));
        IntStream.range(0, deals).parallel().forEach(t -> System.out.println(table.deal()));
    }
}
