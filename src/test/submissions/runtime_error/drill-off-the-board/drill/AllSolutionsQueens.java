package drill;

import java.util.List;

import nqueens.drill.AllSolutions;

public final class AllSolutionsQueens implements AllSolutions {
    @Override
    public List<List<String>> solveNQueens(int n) {
        int[] columns = new int[n];
        columns[n] = 0;
        return List.of();
    }
}
