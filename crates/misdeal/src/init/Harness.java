// Prints deals of your shuffle, one a line, for as long as somebody reads them:
//
//     misdeal audit -- java Harness.java
//
// Arguments: the number of cards (52) and of deals (no end).

import java.io.*;
import java.security.SecureRandom;
import java.util.*;
import java.util.stream.*;

class Harness {
    static final Random RANDOM = new SecureRandom();

    static List<Integer> shuffle(List<Integer> deck) {
        // ---- your shuffle function here ----
        Collections.shuffle(deck, RANDOM);
        // ---- it ends here ----
        return deck;
    }

    public static void main(String[] args) throws IOException {
        int cards = args.length > 0 ? Integer.parseInt(args[0]) : 52;
        long deals = args.length > 1 ? Long.parseLong(args[1]) : Long.MAX_VALUE;
        List<Integer> inOrder = IntStream.range(0, cards).boxed().collect(Collectors.toList());
        try (Writer out = new BufferedWriter(new FileWriter(FileDescriptor.out))) {
            for (long i = 0; i < deals; i++) {
                // Each deal begins with a deck in order. If your program goes on shuffling the
                // same deck, move this line out of the loop; misdeal looks at both.
                List<Integer> deck = new ArrayList<>(inOrder);
                deck = shuffle(deck);
                out.write(deck + "\n");
            }
        } catch (IOException error) {
            // Else nobody reads any more.
            if (!"Broken pipe".equals(error.getMessage())) throw error;
        }
    }
}
