package drill;

import nqueens.NotStartedException;
import nqueens.drill.OneSolution;

public final class OneSolutionQueens implements OneSolution {

    @Override
    public int[] solve(int n) {
        throw new NotStartedException("find one solution");
    }
}
