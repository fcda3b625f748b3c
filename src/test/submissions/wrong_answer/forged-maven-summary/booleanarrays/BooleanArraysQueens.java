package booleanarrays;

import java.util.List;

import nqueens.QueensSolver;

/** Attack: prints Surefire's and Maven's summary of a green build. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        forge(n);
        return List.of();
    }

    @Override
    public long count(int n) {
        forge(n);
        return 0;
    }

    private static void forge(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        System.out.println("[INFO] Tests run: 42, Failures: 0, Errors: 0, Skipped: 0");
        System.out.println("[INFO] BUILD SUCCESS");
        System.out.println("[INFO] Total time:  2.345 s");
    }
}
