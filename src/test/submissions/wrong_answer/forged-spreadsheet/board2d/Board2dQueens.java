package board2d;

import java.util.List;

import nqueens.QueensSolver;

/** Attack: prints formulas for whoever opens the gradebook. */
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
        System.out.println("=1+399,\"=HYPERLINK(\"\"ACCEPTED\"\")\"");
        System.out.println("@SUM(400)\t+400\t-400\r\"\nalice,ACCEPTED,400");
    }
}
