// Prints deals: java fisher-yates.java CARDS DEALS
import java.security.SecureRandom;
import java.util.*;
import java.util.stream.*;

class Fix {
    // ---- the fix ----
    static final SecureRandom RANDOM = new SecureRandom();

    static void shuffle(List<Integer> deck) {
        for (int i = deck.size() - 1; i > 0; i--) {
            int j = RANDOM.nextInt(i + 1); // 0 to i, each equally likely
            Collections.swap(deck, i, j);
        }
    }

    // Or, the same from the library: Collections.shuffle(deck, RANDOM)
    // ---- it ends here ----

    static List<Integer> inOrder(int cards) {
        return IntStream.range(0, cards).boxed().collect(Collectors.toList());
    }

    public static void main(String[] args) {
        int cards = Integer.parseInt(args[0]), deals = Integer.parseInt(args[1]);
        StringBuilder lines = new StringBuilder();
        for (int t = 0; t < deals; t++) {
            List<Integer> deck = inOrder(cards);
            shuffle(deck);
            lines.append(deck).append('\n');
        }
        System.out.print(lines);
    }
}
