package nqueens.judge.process;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/**
 * The main class of the JVM that measures the machine: a fixed piece of work of the kind that solvers
 * do (calls, array accesses, branches, bit operations), without any submission in sight. The judge
 * measures the CPU time of the whole JVM, as it does for a submission.
 */
public final class KernelWorker {

    private static final int SIEVE = 1_500_000;
    private static final int ROUNDS = 12;
    private static final int DEPTH = 38;

    private KernelWorker() {
    }

    /**
     * Does the work, says so by one byte, and waits to be ended.
     *
     * @param arguments none
     * @throws IOException if the pipe to the judge breaks
     */
    public static void main(String[] arguments) throws IOException {
        int result = calls(DEPTH);
        for (int round = 0; round < ROUNDS; round++) {
            result ^= primes(SIEVE - round);
        }
        try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
            out.write(result & 0x7f);
            out.flush();
            System.in.read();
        }
    }

    private static int calls(int depth) {
        return depth < 2 ? depth : calls(depth - 1) + calls(depth - 2);
    }

    private static int primes(int below) {
        boolean[] composite = new boolean[below];
        int primes = 0;
        for (int number = 2; number < below; number++) {
            if (!composite[number]) {
                primes++;
                for (int multiple = 2 * number; multiple < below; multiple += number) {
                    composite[multiple] = true;
                }
            }
        }
        return primes;
    }
}
