package array1d;

import java.util.List;

import nqueens.QueensSolver;

/** Attack: clears the screen and writes over the verdict by escapes. */
public class Array1dQueens implements QueensSolver {

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
        System.out.print("\033[2J\033[H\033]0;ACCEPTED\007\033[32mACCEPTED 400/400\033[0m\033[8m");
        System.out.print("\033[1A\033[2K\rACCEPTED\b\b\b\u009b2J\u202Edetpecca");
    }
}
