// Prints samples of 3: java partial.java CARDS SAMPLES
import java.security.SecureRandom;
import java.util.*;
import java.util.stream.*;

class Fix {
    // ---- the fix ----
    static final SecureRandom RANDOM = new SecureRandom();

    static List<Integer> sample(List<Integer> items, int k) {
        List<Integer> deck = new ArrayList<>(items);
        for (int i = 0; i < k; i++) { // k steps, from the front
            int j = i + RANDOM.nextInt(deck.size() - i); // any left
            Collections.swap(deck, i, j);
        }
        return deck.subList(0, k); // the part that was shuffled
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
            deck = sample(deck, 3);
            lines.append(deck).append('\n');
        }
        System.out.print(lines);
    }
}
