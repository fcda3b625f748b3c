package million;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

import nqueens.LargeBoard;

/** Marks in boolean arrays and columns in a list; rows without a place are put by pushing another queen away. */
public final class MillionQueens implements LargeBoard {

    private static final int NOWHERE = -1;

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
        if (n == 2 || n == 3) {
            return new int[0];
        }
        SplittableRandom random = new SplittableRandom(seed);
        for (;;) {
            int[] queens = attempt(n, random);
            if (queens != null) {
                return queens;
            }
        }
    }

    private static int[] attempt(int n, SplittableRandom random) {
        int[] queens = new int[n];
        boolean[] main = new boolean[2 * n + 1];
        boolean[] anti = new boolean[2 * n + 1];
        List<Integer> left = new ArrayList<>(n);
        for (int column = 0; column < n; column++) {
            left.add(column);
        }
        Deque<Integer> homeless = new ArrayDeque<>();
        for (int row = 0; row < n; row++) {
            queens[row] = NOWHERE;
            for (int attempt = 0; attempt < 100 && !left.isEmpty(); attempt++) {
                int index = random.nextInt(left.size());
                int column = left.get(index);
                if (!main[row - column + n] && !anti[row + column]) {
                    left.set(index, left.get(left.size() - 1));
                    left.remove(left.size() - 1);
                    queens[row] = column;
                    main[row - column + n] = true;
                    anti[row + column] = true;
                    break;
                }
            }
            if (queens[row] == NOWHERE) {
                homeless.push(row);
            }
        }
        int patience = 20_000 + 10 * n;
        while (!homeless.isEmpty()) {
            if (patience-- == 0) {
                return null;
            }
            // a queen moves to a column that is left, and hers goes to the one that has none
            int row = homeless.peek();
            int index = random.nextInt(left.size());
            int column = left.get(index);
            if (!main[row - column + n] && !anti[row + column]) {
                left.remove(index);
                queens[row] = column;
                main[row - column + n] = true;
                anti[row + column] = true;
                homeless.pop();
                continue;
            }
            int other = random.nextInt(n);
            int wanted = queens[other];
            if (wanted == NOWHERE) {
                continue;
            }
            main[other - wanted + n] = false;
            anti[other + wanted] = false;
            boolean isSame = row - wanted == other - column || row + wanted == other + column;
            if (!isSame && !main[row - wanted + n] && !anti[row + wanted] && !main[other - column + n]
                    && !anti[other + column]) {
                left.remove(index);
                queens[row] = wanted;
                queens[other] = column;
                main[row - wanted + n] = true;
                anti[row + wanted] = true;
                main[other - column + n] = true;
                anti[other + column] = true;
                homeless.pop();
            } else {
                main[other - wanted + n] = true;
                anti[other + wanted] = true;
            }
        }
        return queens;
    }
}
