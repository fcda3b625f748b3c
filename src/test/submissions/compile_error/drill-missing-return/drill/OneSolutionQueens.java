package drill;

import nqueens.drill.OneSolution;

public final class OneSolutionQueens implements OneSolution {
    @Override
    public int[] solve(int n) {
    }
}
