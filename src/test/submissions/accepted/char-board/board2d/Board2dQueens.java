package board2d;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a board of 'Q' and '.', in a class and a file of its own. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        place(new ChessBoard(n), 0, solutions);
        return Collections.unmodifiableList(solutions);
    }

    @Override
    public long count(int n) {
        return place(new ChessBoard(n), 0, null);
    }

    private long place(ChessBoard board, int row, List<int[]> solutions) {
        if (row == board.size()) {
            if (solutions != null) {
                solutions.add(board.toPlacement());
            }
            return 1;
        }
        long total = 0;
        for (int column = 0; column < board.size(); column++) {
            if (!board.isAttackedFromAbove(row, column)) {
                board.put(row, column);
                total += place(board, row + 1, solutions);
                board.take(row, column);
            }
        }
        return total;
    }
}
