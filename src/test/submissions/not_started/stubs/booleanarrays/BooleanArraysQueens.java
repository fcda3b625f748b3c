package booleanarrays;

import java.util.List;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Solves n queens with three {@code boolean[]}: one for the columns, one for each kind of diagonal.
 *
 * <p>Idea to implement: a queen marks its column and its two diagonals as taken, and a square is
 * safe if none of its three lines is taken. Main diagonals are numbered
 * {@code row - column + n - 1}, anti-diagonals {@code row + column}.
 *
 * <p>The contract of both methods is that of {@link QueensSolver}; the README beside this file has
 * the samples, limits and hints.
 */
public final class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        throw new NotStartedException("find every solution with three boolean[]");
    }

    @Override
    public long count(int n) {
        throw new NotStartedException("count the solutions with three boolean[]");
    }
}
