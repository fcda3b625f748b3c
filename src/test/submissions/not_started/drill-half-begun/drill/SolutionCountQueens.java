package drill;

import nqueens.drill.SolutionCount;

public final class SolutionCountQueens implements SolutionCount {
    @Override
    public int totalNQueens(int n) {
        throw new nqueens.NotStartedException("tomorrow");
    }
}
