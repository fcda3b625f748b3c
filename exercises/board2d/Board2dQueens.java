package board2d;

import java.util.List;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Solves n queens on a two-dimensional array with one element for each square.
 *
 * <p>Idea to implement: fill the rows from the top, one queen in each row. Before you place a queen
 * on a square, scan the column and both diagonals above it. If a row has no safe square left, go
 * back to the row above, and move that row's queen.
 *
 * <p>The contract of both methods is that of {@link QueensSolver}; the README beside this file has
 * the samples, limits and hints.
 */
public final class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        throw new NotStartedException("find every solution on a two-dimensional board");
    }

    @Override
    public long count(int n) {
        throw new NotStartedException("count the solutions on a two-dimensional board");
    }
}
