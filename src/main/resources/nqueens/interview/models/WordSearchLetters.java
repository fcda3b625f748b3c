package drill;

import java.util.List;

import nqueens.drill.WordSearch;

/** Reads letter by letter: goes on to a neighbour with the next letter, and frees the square on the way back. */
public final class WordSearchLetters implements WordSearch {

    @Override
    public boolean exist(List<String> grid, String word) {
        boolean[][] used = new boolean[grid.size()][grid.get(0).length()];
        for (int row = 0; row < used.length; row++) {
            for (int column = 0; column < used[row].length; column++) {
                if (canRead(grid, word, 0, row, column, used)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean canRead(List<String> grid, String word, int index, int row, int column,
            boolean[][] used) {
        boolean isOnBoard = row >= 0 && row < used.length && column >= 0 && column < used[row].length;
        if (!isOnBoard || used[row][column] || grid.get(row).charAt(column) != word.charAt(index)) {
            return false;
        }
        if (index == word.length() - 1) {
            return true;
        }
        used[row][column] = true;
        boolean isRead = canRead(grid, word, index + 1, row, column + 1, used)
                || canRead(grid, word, index + 1, row + 1, column, used)
                || canRead(grid, word, index + 1, row, column - 1, used)
                || canRead(grid, word, index + 1, row - 1, column, used);
        used[row][column] = false;
        return isRead;
    }
}
