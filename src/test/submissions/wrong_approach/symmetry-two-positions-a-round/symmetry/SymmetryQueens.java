package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Wrong approach: searches the whole board, but in a loop that takes two positions from its stack in each round. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int all = (1 << n) - 1;
        int[] stack = new int[4 * n * n];
        int top = 3;
        long count = 0;
        while (top > 0) {
            top -= 3;
            int columns = stack[top];
            int left = stack[top + 1];
            int right = stack[top + 2];
            if (columns == all) {
                count++;
            }
            for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
                int queen = free & -free;
                stack[top++] = columns | queen;
                stack[top++] = (left | queen) << 1;
                stack[top++] = (right | queen) >> 1;
            }
            if (top == 0) {
                break;
            }
            top -= 3;
            int columns2 = stack[top];
            int left2 = stack[top + 1];
            int right2 = stack[top + 2];
            if (columns2 == all) {
                count++;
            }
            for (int free = all & ~(columns2 | left2 | right2); free != 0; free &= free - 1) {
                int queen = free & -free;
                stack[top++] = columns2 | queen;
                stack[top++] = (left2 | queen) << 1;
                stack[top++] = (right2 | queen) >> 1;
            }
        }
        return count;
    }

    @Override
    public long distinct(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return distinct(new int[n], 0, 0, 0, 0);
    }

    private static long distinct(int[] placed, int row, int columns, int left, int right) {
        int n = placed.length;
        if (row == n) {
            return isFirst(placed) ? 1 : 0;
        }
        long count = 0;
        for (int free = ((1 << n) - 1) & ~(columns | left | right); free != 0; free &= free - 1) {
            int queen = free & -free;
            placed[row] = Integer.numberOfTrailingZeros(queen);
            count += distinct(placed, row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
        }
        return count;
    }

    private static boolean isFirst(int[] placed) {
        int n = placed.length;
        int[] image = placed;
        for (int turn = 0; turn < 4; turn++) {
            int[] turned = new int[n];
            int[] mirrored = new int[n];
            for (int row = 0; row < n; row++) {
                turned[image[row]] = n - 1 - row;
                mirrored[image[row]] = row;
            }
            if (Arrays.compare(turned, placed) < 0 || Arrays.compare(mirrored, placed) < 0) {
                return false;
            }
            image = turned;
        }
        return true;
    }
}
