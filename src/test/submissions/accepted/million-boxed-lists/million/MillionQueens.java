package million;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import nqueens.LargeBoard;

/** Everything boxed and in lists, wordily: a shuffled order first, then fewer and fewer conflicts. */
public class MillionQueens implements LargeBoard {

    private List<Integer> queens;
    private List<Integer> diagonalsDown;
    private List<Integer> diagonalsUp;
    private Random random;

    @Override
    public int[] place(int n, long seed) {
        if (n <= 0) {
            throw new IllegalArgumentException("n must be at least 1, but was " + n);
        }
        if (n == 2 || n == 3) {
            return new int[] {};
        }
        random = new Random(seed);
        boolean solved = false;
        while (!solved) {
            start(n);
            solved = repair(n);
        }
        int[] answer = new int[n];
        for (int row = 0; row < n; row++) {
            answer[row] = queens.get(row);
        }
        queens = null;
        return answer;
    }

    private void start(int n) {
        queens = new ArrayList<>();
        for (int column = 0; column < n; column++) {
            queens.add(column);
        }
        Collections.shuffle(queens, random);
        diagonalsDown = new ArrayList<>(Collections.nCopies(2 * n - 1, 0));
        diagonalsUp = new ArrayList<>(Collections.nCopies(2 * n - 1, 0));
        for (int row = 0; row < n; row++) {
            for (int attempt = 0; attempt < 60; attempt++) {
                if (attacks(row, n) == 0) {
                    break;
                }
                Collections.swap(queens, row, row + random.nextInt(n - row));
            }
            change(row, n, 1);
        }
    }

    private boolean repair(int n) {
        List<Integer> attacked = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            if (attacks(row, n) > 2) {
                attacked.add(row);
            }
        }
        int swaps = 0;
        while (!attacked.isEmpty()) {
            Integer row = attacked.get(attacked.size() - 1);
            if (attacks(row, n) == 2) {
                attacked.remove(row);
                continue;
            }
            if (swaps++ > 20_000) {
                return false;
            }
            int other = random.nextInt(n);
            if (other == row) {
                continue;
            }
            int before = attacks(row, n) + attacks(other, n);
            swap(row, other, n);
            if (attacks(row, n) + attacks(other, n) >= before) {
                swap(row, other, n);
            } else {
                attacked.add(0, other);
            }
        }
        for (int row = 0; row < n; row++) {
            if (attacks(row, n) != 2) {
                return false;
            }
        }
        return true;
    }

    private void swap(int row, int other, int n) {
        change(row, n, -1);
        change(other, n, -1);
        Collections.swap(queens, row, other);
        change(row, n, 1);
        change(other, n, 1);
    }

    private int attacks(int row, int n) {
        return diagonalsDown.get(row - queens.get(row) + n - 1) + diagonalsUp.get(row + queens.get(row));
    }

    private void change(int row, int n, int by) {
        int down = row - queens.get(row) + n - 1;
        int up = row + queens.get(row);
        diagonalsDown.set(down, diagonalsDown.get(down) + by);
        diagonalsUp.set(up, diagonalsUp.get(up) + by);
    }
}
