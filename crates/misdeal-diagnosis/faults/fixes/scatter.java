// Prints deals: java scatter.java CARDS DEALS
import java.security.SecureRandom;
import java.util.*;
import java.util.stream.*;

class Fix {
    // ---- the fix ----
    static final SecureRandom RANDOM = new SecureRandom();

    static List<Integer> shuffled(List<Integer> items, int parts) {
        List<List<Integer>> heaps = new ArrayList<>(); // or files
        for (int h = 0; h < parts; h++) heaps.add(new ArrayList<>());
        for (Integer item : items) heaps.get(RANDOM.nextInt(parts)).add(item);
        List<Integer> out = new ArrayList<>();
        for (List<Integer> heap : heaps) { // must fit into memory
            Collections.shuffle(heap, RANDOM);
            out.addAll(heap);
        }
        return out;
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
            deck = shuffled(deck, 3);
            lines.append(deck).append('\n');
        }
        System.out.print(lines);
    }
}
