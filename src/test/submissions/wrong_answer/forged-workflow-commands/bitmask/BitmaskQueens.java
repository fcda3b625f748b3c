package bitmask;

import java.util.List;

import nqueens.QueensSolver;

/** Attack: prints workflow commands at column 0. */
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
        System.out.print("\n::notice title=bitmask::ACCEPTED 400/400\n");
        System.out.print("\n::set-output name=points::400\n::add-mask::0\n");
        System.err.print("\n::stop-commands::queens\n##[group]ACCEPTED\n##vso[task.complete result=Succeeded;]\n");
    }
}
