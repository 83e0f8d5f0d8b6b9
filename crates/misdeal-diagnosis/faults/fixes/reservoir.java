// Prints sets of 3: java reservoir.java CARDS SETS
import java.security.SecureRandom;
import java.util.*;
import java.util.stream.*;

class Fix {
    // ---- the fix ----
    static final SecureRandom RANDOM = new SecureRandom();

    static <T> List<T> reservoir(Iterable<T> stream, int k) {
        List<T> kept = new ArrayList<>();
        int seen = 0;
        for (T item : stream) {
            seen++;
            if (kept.size() < k) {
                kept.add(item);
                continue;
            }
            int j = RANDOM.nextInt(seen); // of all seen, this one too
            if (j < k) kept.set(j, item);
        }
        return kept; // a fair set; shuffle it if its order matters
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
            deck = reservoir(deck, 3);
            lines.append(deck).append('\n');
        }
        System.out.print(lines);
    }
}
