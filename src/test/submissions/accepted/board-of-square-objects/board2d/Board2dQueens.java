package board2d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

/** Squares are objects in a Square[][]; each knows whether it holds a queen. Rows are found by a stream. */
public final class Board2dQueens implements QueensSolver {

    private static class Square {
        private final int rank;
        private final int file;
        private Piece piece = Piece.NONE;

        Square(int rank, int file) {
            this.rank = rank;
            this.file = file;
        }

        boolean hasQueen() {
            return piece == Piece.QUEEN;
        }
    }

    private enum Piece { NONE, QUEEN }

    private static class Chessboard {
        private final Square[][] squares;
        private final int size;

        Chessboard(int size) {
            this.size = size;
            squares = new Square[size][size];
            for (int rank = 0; rank < size; rank++) {
                for (int file = 0; file < size; file++) {
                    squares[rank][file] = new Square(rank, file);
                }
            }
        }

        Square at(int rank, int file) {
            return squares[rank][file];
        }

        boolean isUnderAttack(Square square) {
            int left = square.file - 1;
            int right = square.file + 1;
            for (int rank = square.rank - 1; rank >= 0; rank--, left--, right++) {
                if (at(rank, square.file).hasQueen()) {
                    return true;
                }
                if (left >= 0 && at(rank, left).hasQueen()) {
                    return true;
                }
                if (right < size && at(rank, right).hasQueen()) {
                    return true;
                }
            }
            return false;
        }
    }

    private interface Visitor {
        void visit(Chessboard board);
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> answers = new ArrayList<>();
        explore(n, board -> {
            int[] answer = new int[n];
            for (Square[] row : board.squares) {
                for (Square square : row) {
                    if (square.hasQueen()) {
                        answer[square.rank] = square.file;
                    }
                }
            }
            answers.add(answer);
        });
        return answers;
    }

    @Override
    public long count(int n) {
        class Tally implements Visitor {
            long total;
            @Override
            public void visit(Chessboard board) {
                total++;
            }
        }
        Tally tally = new Tally();
        explore(n, tally);
        return tally.total;
    }

    private void explore(int n, Visitor visitor) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1 but was " + n);
        }
        place(new Chessboard(n), 0, visitor);
    }

    private void place(Chessboard board, int rank, Visitor visitor) {
        if (rank == board.size) {
            visitor.visit(board);
            return;
        }
        for (Square square : board.squares[rank]) {
            if (!board.isUnderAttack(square)) {
                square.piece = Piece.QUEEN;
                place(board, rank + 1, visitor);
                square.piece = Piece.NONE;
            }
        }
    }
}
