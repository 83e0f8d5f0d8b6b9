import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Asks java.util.Random and Collections.shuffle themselves. */
public class Generators {
    static final int[] BOUNDS = {
        1, 2, 3, 4, 6, 8, 10, 16, 51, 52, 53, 54, 64, 100, 1 << 15, 1 << 20, 1 << 30,
        (1 << 30) + 1, (1 << 30) + 3, 1_500_000_000, Integer.MAX_VALUE - 1, Integer.MAX_VALUE, 52,
    };
    static final long[] WIDE = {
        1L << 31, (1L << 31) + 1, 1L << 32, (1L << 32) + 1, 1L << 40, 1_000_000_007L << 20,
        1L << 62, (1L << 62) + 1, Long.MAX_VALUE - 1, Long.MAX_VALUE, 1L << 33,
    };

    static void row(String kind, String what, long seed, String rest) {
        System.out.printf("{\"kind\":\"%s\",\"what\":\"%s\",\"seed\":\"%s\",%s}%n",
            kind, what, Long.toUnsignedString(seed), rest);
    }

    static String texts(int count, Supplier<String> next) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < count; i++) all.add("\"" + next.get() + "\"");
        return "[" + String.join(",", all) + "]";
    }

    static List<Integer> deck() {
        List<Integer> deck = new ArrayList<>();
        for (int card = 0; card < 52; card++) deck.add(card);
        return deck;
    }

    static String deals(Iterable<List<Integer>> deals) {
        return "\"cards\":52,\"deals\":" + deals.toString().replace(" ", "");
    }

    public static void main(String[] args) {
        long[] seeds = {0, 1, 42, 1_700_000_000, 0x5DEECE66DL, (1L << 48) - 1, 1L << 48, -1};
        for (long seed : seeds) {
            Random words = new Random(seed);
            row("word", "java-random", seed, "\"values\":"
                + texts(80, () -> Integer.toString(words.nextInt() >>> 1)));
            Random doubles = new Random(seed);
            row("fraction", "java-random", seed, "\"values\":"
                + texts(40, () -> Double.toString(doubles.nextDouble())));

            List<String> maxima = new ArrayList<>(), values = new ArrayList<>();
            Random bounded = new Random(seed);
            for (int round = 0; round < 3; round++) {
                for (int bound : BOUNDS) {
                    maxima.add("\"" + (bound - 1) + "\"");
                    values.add("\"" + bounded.nextInt(bound) + "\"");
                }
                for (long bound : WIDE) {
                    maxima.add("\"" + (bound - 1) + "\"");
                    values.add("\"" + bounded.nextLong(bound) + "\"");
                }
            }
            row("native", "java-random", seed,
                ("\"maxima\":" + maxima + ",\"values\":" + values).replace(" ", ""));

            // (int) (Math.random() * m): nextDouble() is what Math.random() returns.
            maxima.clear();
            values.clear();
            Random scaled = new Random(seed);
            for (int bound : BOUNDS) {
                maxima.add("\"" + (bound - 1) + "\"");
                values.add("\"" + (int) (scaled.nextDouble() * bound) + "\"");
            }
            row("float", "java-random", seed,
                ("\"maxima\":" + maxima + ",\"values\":" + values).replace(" ", ""));

            Random random = new Random(seed);
            List<List<Integer>> deals = new ArrayList<>();
            for (int deal = 0; deal < 3; deal++) {
                List<Integer> deck = deck();
                Collections.shuffle(deck, random);
                deals.add(deck);
            }
            row("deals", "fisher-yates:generator=java-random", seed, deals(deals));
        }
        // A new Random of the millisecond of the day for each deal, 400 deals in a second.
        long start = 86_399_995;
        List<List<Integer>> deals = new ArrayList<>();
        for (int deal = 0; deal < 6; deal++) {
            List<Integer> deck = deck();
            Collections.shuffle(deck, new Random((start + deal * 1000 / 400) % 86_400_000));
            deals.add(deck);
        }
        row("deals", "fisher-yates:generator=java-random,reseed=deal,clock=ms-of-day,"
            + "deals-per-second=400", start, deals(deals));
    }
}
