package drill;

import nqueens.drill.OneSolution;

public final class OneSolutionQueens implements OneSolution {
    @Override
    public int[] solve(int n) {
        return n == 1 ? new int[] {0} : null;
    }
}
