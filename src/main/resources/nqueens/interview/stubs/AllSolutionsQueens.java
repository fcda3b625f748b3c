package drill;

import java.util.List;

import nqueens.NotStartedException;
import nqueens.drill.AllSolutions;

public final class AllSolutionsQueens implements AllSolutions {

    @Override
    public List<List<String>> solveNQueens(int n) {
        throw new NotStartedException("draw all the solutions");
    }
}
