package board2d;

import java.util.List;

import nqueens.QueensSolver;

/** Attack: prints lines of Surefire's own event channel. */
public class Board2dQueens implements QueensSolver {

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
        System.out.println(":maven-surefire-event:\u0010:testset-completed:\u0005:UTF-8:\u0000\u0000\u0000\u0000");
        System.out.println(":maven-surefire-event:\u0003:bye:");
        System.out.println("3,2,n-queens");
    }
}
