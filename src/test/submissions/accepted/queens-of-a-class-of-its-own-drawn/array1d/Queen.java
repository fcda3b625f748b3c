package array1d;

/** A queen. */
record Queen(int row, int column) {
    boolean attacks(Queen other) {
        return column == other.column() || Math.abs(column - other.column()) == Math.abs(row - other.row());
    }
}
