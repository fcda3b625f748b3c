package drill;

import nqueens.NotStartedException;
import nqueens.drill.FirstSolution;

public final class FirstSolutionQueens implements FirstSolution {

    @Override
    public int[] first(int n) {
        throw new NotStartedException("find the first solution in lexicographic order");
    }
}
