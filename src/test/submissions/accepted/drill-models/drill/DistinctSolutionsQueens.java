package drill;

import java.util.Arrays;

import nqueens.drill.DistinctSolutions;

public final class DistinctSolutionsQueens implements DistinctSolutions {
    @Override
    public int count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count(new int[n], 0);
    }

    private static int count(int[] columns, int row) {
        if (row == columns.length) {
            return isLeast(columns) ? 1 : 0;
        }
        int count = 0;
        for (int column = 0; column < columns.length; column++) {
            if (OneSolutionQueens.isSafe(columns, row, column)) {
                columns[row] = column;
                count += count(columns, row + 1);
            }
        }
        return count;
    }

    /** Whether no image of a solution comes before it: true for one of each class. */
    private static boolean isLeast(int[] solution) {
        int[] image = solution;
        for (int turn = 0; turn < 4; turn++) {
            image = turned(image);
            if (Arrays.compare(image, solution) < 0 || Arrays.compare(mirrored(image), solution) < 0) {
                return false;
            }
        }
        return true;
    }

    private static int[] turned(int[] solution) {
        int[] image = new int[solution.length];
        for (int row = 0; row < solution.length; row++) {
            image[solution[row]] = solution.length - 1 - row;
        }
        return image;
    }

    private static int[] mirrored(int[] solution) {
        int[] image = new int[solution.length];
        for (int row = 0; row < solution.length; row++) {
            image[row] = solution.length - 1 - solution[row];
        }
        return image;
    }
}
