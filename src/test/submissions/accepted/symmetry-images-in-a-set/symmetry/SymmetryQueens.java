package symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import nqueens.SymmetricQueens;

/** Style: wordy bits with helpers; counts each solution and its mirror image one by one, and keeps texts of classes. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        requirePositive(n);
        Recorder recorder = new Recorder(n, false);
        new HalfSearch(n, recorder).run();
        return recorder.solutions;
    }

    @Override
    public long distinct(int n) {
        requirePositive(n);
        Recorder recorder = new Recorder(n, true);
        new HalfSearch(n, recorder).run();
        return recorder.classes.size();
    }

    private static void requirePositive(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException("The board needs at least one square, but n was " + n);
        }
    }

    private static class Recorder {
        private final int n;
        private final boolean keepsClasses;
        private long solutions;
        private final Set<String> classes = new HashSet<>();

        Recorder(int n, boolean keepsClasses) {
            this.n = n;
            this.keepsClasses = keepsClasses;
        }

        void found(int[] placement) {
            record(placement);
            boolean isInTheMiddle = n % 2 == 1 && placement[0] == n / 2;
            if (!isInTheMiddle) {
                record(mirror(placement));
            }
        }

        private void record(int[] placement) {
            solutions++;
            if (keepsClasses) {
                List<String> texts = new ArrayList<>();
                int[] image = placement;
                for (int turn = 0; turn < 4; turn++) {
                    texts.add(Arrays.toString(image));
                    texts.add(Arrays.toString(mirror(image)));
                    image = turn(image);
                }
                String least = texts.get(0);
                for (String text : texts) {
                    if (text.compareTo(least) < 0) {
                        least = text;
                    }
                }
                classes.add(least);
            }
        }

        private int[] mirror(int[] placement) {
            int[] mirrored = new int[n];
            for (int row = 0; row < n; row++) {
                mirrored[row] = n - 1 - placement[row];
            }
            return mirrored;
        }

        private int[] turn(int[] placement) {
            int[] turned = new int[n];
            for (int row = 0; row < n; row++) {
                turned[placement[row]] = n - 1 - row;
            }
            return turned;
        }
    }

    private static class HalfSearch {
        private final int n;
        private final Recorder recorder;
        private final int[] placement;
        private int columns;
        private int rising;
        private int falling;

        HalfSearch(int n, Recorder recorder) {
            this.n = n;
            this.recorder = recorder;
            this.placement = new int[n];
        }

        void run() {
            place(0);
        }

        private void place(int row) {
            if (row == n) {
                recorder.found(placement);
                return;
            }
            int limit = row == 0 ? (n + 1) / 2 : n;
            int possible = possible(limit);
            while (possible != 0) {
                int column = Integer.numberOfTrailingZeros(possible);
                possible = without(possible, column);
                int oldColumns = columns;
                int oldRising = rising;
                int oldFalling = falling;
                columns = with(columns, column);
                rising = with(rising, column) << 1;
                falling = with(falling, column) >>> 1;
                placement[row] = column;
                place(row + 1);
                columns = oldColumns;
                rising = oldRising;
                falling = oldFalling;
            }
        }

        private int possible(int limit) {
            int attacked = columns | rising | falling;
            int board = (1 << limit) - 1;
            return board & ~attacked;
        }

        private static int with(int set, int column) {
            return set | (1 << column);
        }

        private static int without(int set, int column) {
            return set & ~(1 << column);
        }
    }
}
