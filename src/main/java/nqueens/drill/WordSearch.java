package nqueens.drill;

import java.util.List;

/** A twist of a drill: backtracking as for queens, on a board of letters, as in LeetCode 79, "Word Search". */
public interface WordSearch {

    /**
     * Returns whether a word can be read from square to square, each directly left of, right of, above or below the one
     * before. No square may be used twice.
     *
     * @param grid the rows from top to bottom: at least one row, all of the same length of at least 1
     * @param word at least one letter
     */
    boolean exist(List<String> grid, String word);
}
