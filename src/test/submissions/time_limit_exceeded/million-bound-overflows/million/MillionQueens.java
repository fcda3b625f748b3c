package million;

import java.util.Random;
import nqueens.LargeBoard;

public class MillionQueens implements LargeBoard {

    private int n;
    private int[] col;
    private int[] up, down;
    private Random rnd;

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) throw new IllegalArgumentException("n = " + n);
        if (n == 2 || n == 3) return new int[0];
        this.n = n;
        rnd = new Random(seed);
        while (true) {
            randomStart();
            if (repair()) {
                return col;
            }
        }
    }

    private void randomStart() {
        col = new int[n];
        up = new int[2 * n];
        down = new int[2 * n];
        for (int i = 0; i < n; i++) col[i] = i;
        for (int i = 0; i < n; i++) {
            for (int t = 0; t < 40; t++) {
                swap(i, i + rnd.nextInt(n - i));
                if (up[i + col[i]] == 0 && down[i - col[i] + n] == 0) break;
            }
            add(i, 1);
        }
    }

    private boolean repair() {
        int tries = 0;
        int limit = n * n;
        for (int i = 0; i < n; i++) {
            while (attacked(i)) {
                if (tries >= limit) return false;
                tries++;
                int j = rnd.nextInt(n);
                exchange(i, j);
                if (attacked(i) || attacked(j)) exchange(i, j);
            }
        }
        return true;
    }

    private void exchange(int i, int j) {
        add(i, -1);
        add(j, -1);
        swap(i, j);
        add(i, 1);
        add(j, 1);
    }

    private void swap(int i, int j) {
        int t = col[i];
        col[i] = col[j];
        col[j] = t;
    }

    private void add(int i, int d) {
        up[i + col[i]] += d;
        down[i - col[i] + n] += d;
    }

    private boolean attacked(int i) {
        return up[i + col[i]] > 1 || down[i - col[i] + n] > 1;
    }
}
