/**
 * 52 cards in an array that is counted from 1; four rows of thirteen.
 *
 * <p>run: one deck. run COUNT: COUNT decks, each in order at first.
 */
public class Deck52 {
    static final int N = 52;
    static final String[] SUITS = {"桃", "心", "砖", "梅"};
    static final String[] RANKS = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};

    static void wash(int[] deck) {
        for (int i = 1; i <= N; i++) {
            int j = (int) (Math.random() * N); // 0..51
            if (j == 0) j = 1;                 // there is no place 0; and 52 is never drawn
            int kept = deck[i];
            deck[i] = deck[j];
            deck[j] = kept;
        }
    }

    public static void main(String[] args) throws java.io.IOException {
        long count = args.length > 0 ? Long.parseLong(args[0]) : 1;
        java.io.PrintStream out =
            new java.io.PrintStream(
                new java.io.BufferedOutputStream(
                    new java.io.FileOutputStream(java.io.FileDescriptor.out), 1 << 16),
                false,
                "UTF-8");
        int[] deck = new int[N + 1];
        for (long t = 0; t < count; t++) {
            for (int k = 1; k <= N; k++) deck[k] = k;
            wash(deck);
            StringBuilder rows = new StringBuilder();
            for (int k = 1; k <= N; k++) {
                int card = deck[k] - 1;
                rows.append(SUITS[card / 13]).append(RANKS[card % 13]);
                rows.append(k % 13 == 0 ? '\n' : ' ');
            }
            out.print(rows);
            if (t % 1000 == 999 && out.checkError()) return; // nobody reads any more
        }
        out.flush();
    }
}
