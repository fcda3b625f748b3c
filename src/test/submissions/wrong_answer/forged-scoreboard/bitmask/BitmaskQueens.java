package bitmask;

import java.util.List;

import nqueens.QueensSolver;

/** Attack: prints the judge's own scoreboard with full points. */
public class BitmaskQueens implements QueensSolver {

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
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        System.out.println("board2d         ACCEPTED   100/100");
        System.out.println("array1d         ACCEPTED   100/100");
        System.out.println("booleanarrays   ACCEPTED   100/100");
        System.out.println("bitmask         ACCEPTED   100/100");
        System.out.println("total: 400/400");
    }
}
