import java.util.Random;
import java.io.PrintStream;
import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.FileDescriptor;

public class Main {
    static void emit(StringBuilder sb, int[] a) {
        for (int k = 0; k < a.length; k++) { if (k > 0) sb.append(' '); sb.append(a[k]); }
        sb.append('\n');
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long count = Long.parseLong(args[1]);
        long seed = args.length > 2 ? Long.parseLong(args[2]) : new java.security.SecureRandom().nextLong();
        PrintStream out = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16));
        StringBuilder sb = new StringBuilder();
        Random rnd = new Random(seed);
        int[] a = new int[n];
        for (long t = 0; t < count; t++) {
            for (int k = 0; k < n; k++) a[k] = k;
            for (int k = n - 1; k > 0; k--) {
                int r = rnd.nextInt(k);              // bound is exclusive, so slot k itself is never chosen
                int x = a[k]; a[k] = a[r]; a[r] = x;
            }
            emit(sb, a);
            if (sb.length() > 60000) {
                out.print(sb);
                sb.setLength(0);
                if (out.checkError()) return;        // nobody reads any more
            }
        }
        out.print(sb);
        out.flush();
    }
}
