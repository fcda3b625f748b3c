package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: every bit trick has a method with a name. */
public class BitmaskQueens implements QueensSolver {

    private static final int SMALLEST_BOARD = 1;
    private static final int LARGEST_BOARD = 31;
    private static final int NO_SQUARES = 0;

    @Override
    public List<int[]> solve(int n) {
        requireThatTheBoardFitsAnInt(n);
        List<int[]> solutions = new ArrayList<>();
        int[] columnOfRow = new int[n];
        collectSolutions(0, columnOfRow, NO_SQUARES, NO_SQUARES, NO_SQUARES, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        requireThatTheBoardFitsAnInt(n);
        return countSolutions(allSquaresOfARow(n), NO_SQUARES, NO_SQUARES, NO_SQUARES);
    }

    private void collectSolutions(int row, int[] columnOfRow, int takenColumns,
            int diagonalsGoingRight, int diagonalsGoingLeft, List<int[]> solutions) {
        int n = columnOfRow.length;
        if (row == n) {
            solutions.add(columnOfRow.clone());
            return;
        }
        int freeSquares = freeSquares(
                allSquaresOfARow(n), takenColumns, diagonalsGoingRight, diagonalsGoingLeft);
        while (hasSquares(freeSquares)) {
            int queen = lowestSquareOf(freeSquares);
            freeSquares = withoutLowestSquare(freeSquares);
            columnOfRow[row] = columnOf(queen);
            collectSolutions(row + 1, columnOfRow,
                    with(takenColumns, queen),
                    oneColumnRight(with(diagonalsGoingRight, queen)),
                    oneColumnLeft(with(diagonalsGoingLeft, queen)),
                    solutions);
        }
    }

    private long countSolutions(
            int allSquares, int takenColumns, int diagonalsGoingRight, int diagonalsGoingLeft) {
        boolean everyColumnHasAQueen = takenColumns == allSquares;
        if (everyColumnHasAQueen) {
            return 1;
        }
        long solutions = 0;
        int freeSquares =
                freeSquares(allSquares, takenColumns, diagonalsGoingRight, diagonalsGoingLeft);
        while (hasSquares(freeSquares)) {
            int queen = lowestSquareOf(freeSquares);
            freeSquares = withoutLowestSquare(freeSquares);
            solutions += countSolutions(allSquares,
                    with(takenColumns, queen),
                    oneColumnRight(with(diagonalsGoingRight, queen)),
                    oneColumnLeft(with(diagonalsGoingLeft, queen)));
        }
        return solutions;
    }

    private static int allSquaresOfARow(int n) {
        return (1 << n) - 1;
    }

    private static int freeSquares(int allSquares, int columns, int goingRight, int goingLeft) {
        int attackedSquares = columns | goingRight | goingLeft;
        return allSquares & ~attackedSquares;
    }

    private static boolean hasSquares(int squares) {
        return squares != NO_SQUARES;
    }

    private static int lowestSquareOf(int squares) {
        return squares & -squares;
    }

    private static int withoutLowestSquare(int squares) {
        return squares & (squares - 1);
    }

    private static int with(int squares, int queen) {
        return squares | queen;
    }

    private static int oneColumnRight(int squares) {
        return squares << 1;
    }

    private static int oneColumnLeft(int squares) {
        return squares >>> 1;
    }

    private static int columnOf(int queen) {
        return Integer.numberOfTrailingZeros(queen);
    }

    private static void requireThatTheBoardFitsAnInt(int n) {
        if (n < SMALLEST_BOARD) {
            throw new IllegalArgumentException("board is too small: " + n);
        }
        if (n > LARGEST_BOARD) {
            throw new IllegalArgumentException("board is too large for an int: " + n);
        }
    }
}
