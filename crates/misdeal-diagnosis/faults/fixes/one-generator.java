// Prints deals of several threads: java one-generator.java CARDS DEALS
import java.security.SecureRandom;
import java.util.*;
import java.util.stream.*;

class Fix {
    // ---- the fix ----
    // One for each thread, seeded by the operating system, once.
    static final ThreadLocal<Random> RANDOM =
        ThreadLocal.withInitial(SecureRandom::new);

    static List<Integer> deal(int cards) {
        List<Integer> deck = new ArrayList<>();
        for (int card = 0; card < cards; card++) deck.add(card);
        Collections.shuffle(deck, RANDOM.get());
        return deck;
    }
    // ---- it ends here ----

    public static void main(String[] args) {
        int cards = Integer.parseInt(args[0]), deals = Integer.parseInt(args[1]);
        IntStream.range(0, deals).parallel().forEach(t -> System.out.println(deal(cards)));
    }
}
