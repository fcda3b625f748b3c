package million;

/** How many queens stand on each diagonal. */
final class Diagonals {

    private final int[] queens;
    private final int[] main;
    private final int[] anti;

    Diagonals(int[] queens) {
        this.queens = queens;
        this.main = new int[2 * queens.length];
        this.anti = new int[2 * queens.length];
        for (int row = 0; row < queens.length; row++) {
            add(row, 1);
        }
    }

    int attacks(int row) {
        return main[row - queens[row] + queens.length] + anti[row + queens[row]] - 2;
    }

    void swap(int one, int other) {
        add(one, -1);
        add(other, -1);
        int column = queens[one];
        queens[one] = queens[other];
        queens[other] = column;
        add(one, 1);
        add(other, 1);
    }

    private void add(int row, int number) {
        main[row - queens[row] + queens.length] += number;
        anti[row + queens[row]] += number;
    }
}
