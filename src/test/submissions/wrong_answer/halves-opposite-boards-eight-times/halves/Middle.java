package halves;

import java.util.stream.IntStream;
import java.util.stream.Stream;

record Middle(int images, int placed, int[] open) {

        private static final int MOST_ROWS = 8;

        static Stream<Middle> all(int n) {
        return IntStream.rangeClosed(0, (n - 1) / 2).boxed().flatMap(distance -> all(n, distance));
    }

    private static Stream<Middle> all(int n, int distance) {
        int top = (n - 1) / 2;
        int bottom = n / 2;
        int queen = 1 << bottom + distance;
        if (top == bottom) {
            return Stream.of(board(distance == 0 ? 1 : 8, n, distance, 0).with(top, queen));
        }
        int left = 1 << top - distance;
        Middle nearer = board(8, n, distance - 1, distance).with(top, queen).with(bottom, queen - 2 * left);
        Middle opposite = board(8, n, distance, distance).with(top, queen).with(bottom, left);
        Middle cross = board(-2, n, distance, distance).with(top, queen).with(bottom, left)
                .with(top - distance, 1 << top).with(bottom + distance, 1 << bottom);
        return Stream.of(nearer, opposite, cross);
    }

        private static Middle board(int images, int n, int above, int below) {
        int columns = 1 << (n - 1) / 2 | 1 << n / 2;
        return new Middle(images, 0, IntStream.range(0, n)
                .map(row -> row < (n - 1) / 2 - above || row > n / 2 + below ? ~columns : -1).toArray());
    }

        private Middle with(int row, int columns) {
        int[] squares = open.clone();
        squares[row] &= columns;
        return new Middle(images, placed, squares);
    }

        Stream<Middle> next() {
        int row = (open.length + (placed ^ -(placed & 1))) / 2;
        return IntStream.range(0, open.length).map(column -> open[row] & 1 << column).filter(queen -> queen != 0)
                .mapToObj(queen -> new Middle(images, placed + 1, IntStream.range(0, open.length).map(other -> {
                    int rows = Math.abs(row - other);
                    return rows == 0 ? queen : open[other] & ~(queen | queen << rows | queen >>> rows);
                }).toArray()));
    }

        long count() {
        int n = open.length;
        int rows = Math.min(MOST_ROWS, (n - 1) / 2);
        if (placed != n - 2 * rows) {
            return next().mapToLong(Middle::count).sum();
        }
        int board = IntStream.range(rows, n - rows).map(row -> open[row]).reduce((1 << n) - 1, (a, queen) -> a ^ queen);
        Half upper = new Half(n, board, IntStream.rangeClosed(0, rows).map(row -> open[rows - row]).toArray());
        Half lower = new Half(n, board, IntStream.rangeClosed(0, rows).map(row -> open[n - 1 - rows + row]).toArray());
        return images * IntStream.range(0, 1 << n)
                .filter(columns -> Integer.bitCount(columns) == rows && (columns | board) == board)
                .mapToLong(columns -> upper.list(columns).pairsWith(lower.list(board ^ columns))).sum();
    }
}
