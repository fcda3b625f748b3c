package nqueens.figures;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;

import nqueens.board.Attack;
import nqueens.board.KnightsMove;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.report.BoardSvg;

/** Figures that are boards, one for each exercise, and the solutions of the smallest board that has some. */
final class BoardFigures {

    private static final int SIDE = 36;
    private static final int LEFT = 40;
    private static final int TOP = 40;

    private BoardFigures() {
    }

    /** The solutions for n = 4, beside each other. */
    static Svg solutions() {
        List<Position> solutions = Position.empty(4).visited().stream().filter(Position::isSolution).toList();
        String columns = solutions.stream().map(solution -> "columns " + solution + " of rows 0 to 3")
                .collect(Collectors.joining("; on the second board, the mirror image of the first, in "));
        Svg svg = new Svg("The solutions for n = 4", "Boards of 4 x 4 squares, rows and columns numbered from 0."
                + " The queens stand in " + columns + ".", 460, 230);
        for (int i = 0; i < solutions.size(); i++) {
            new BoardDrawing(svg, LEFT + i * 220, TOP, SIDE, 4).squares().numbers().frame("frame")
                    .queens(solutions.get(i).columns()).caption("code", solutions.get(i).toString());
        }
        return svg;
    }

    /** The three lines that board2d walks up from a square, to the edge or to a queen. */
    static Svg scan() {
        Position position = new Position(6, List.of(1, 3, 5));
        Svg svg = new Svg("Scanning three lines upwards", "Two boards of 6 x 6 squares with queens at (0, 1), (1, 3)"
                + " and (2, 5). On the left the square (3, 2) is tested: the lines up, up and left, and up and right"
                + " reach the edge, and no queen: it is safe. On the right the square (3, 4): the line up is clear,"
                + " up and left meets the queen at (0, 1), up and right that at (2, 5): it is attacked.", 560, 300);
        scan(svg, LEFT, position, 2);
        scan(svg, LEFT + 276, position, 4);
        return svg;
    }

    private static void scan(Svg svg, int left, Position position, int column) {
        Square tested = new Square(position.row(), column);
        boolean isSafe = position.free().contains(column);
        BoardDrawing board = new BoardDrawing(svg, left, TOP, SIDE, position.n()).squares().numbers().frame("frame")
                .square("mark", tested);
        for (int step = -1; step <= 1; step++) {
            Square last = tested;
            boolean isClear = true;
            while (isClear && isOnBoard(last.row() - 1, last.column() + step, position.n())) {
                last = new Square(last.row() - 1, last.column() + step);
                isClear = position.columns().get(last.row()) != last.column();
                if (isClear) {
                    board.dot("seen", last, 3);
                }
            }
            board.line(isClear ? "edge" : "bad", tested, last);
            if (!isClear) {
                board.dot("bad", last, SIDE / 2.0 - 1);
            }
        }
        board.queens(position.columns()).caption("", tested + (isSafe ? ": safe" : ": attacked"));
    }

    private static boolean isOnBoard(int row, int column, int n) {
        return row >= 0 && column >= 0 && column < n;
    }

    /** A placement as an array, and two queens as many columns apart as rows. */
    static Svg array() {
        List<Integer> columns = List.of(1, 3, 0, 4, 2);
        int[] placement = new Position(5, columns).placement();
        Attack attack = Attack.firstIn(placement).orElseThrow();
        int apart = attack.lower().row() - attack.upper().row();
        Svg svg = new Svg("A placement is one array", "A board of 5 x 5 squares, and beside each row the element of"
                + " the array that stands for it: 1, 3, 0, 4, 2. The queens of rows " + attack.upper().row() + " and "
                + attack.lower().row() + " are " + apart + " rows and " + apart + " columns apart, so they attack"
                + " each other.", 560, 250);
        BoardDrawing board = new BoardDrawing(svg, LEFT, TOP, SIDE, 5).squares().numbers().frame("frame");
        Square corner = new Square(attack.lower().row(), attack.upper().column());
        board.line("edge", attack.upper(), corner).line("edge", corner, attack.lower())
                .line("bad", attack.upper(), attack.lower()).queens(columns);
        for (int row = 0; row < columns.size(); row++) {
            double y = board.top(row);
            svg.rectangle("cell", 250, y + 3, 36, SIDE - 6);
            svg.text("middle code", 268, y + 23, columns.get(row).toString());
            svg.text("small code", 296, y + 22, "placement[" + row + "]");
        }
        svg.text("", 400, TOP + 50, "rows apart: " + apart);
        svg.text("", 400, TOP + 74, "columns apart: " + apart);
        svg.text("strong", 400, TOP + 98, "the same diagonal");
        return svg;
    }

    /** What each square's diagonals are numbered. */
    static Svg diagonals() {
        int n = 4;
        Svg svg = new Svg("The numbers of the diagonals for n = 4", "Two boards of 4 x 4 squares. On the left each"
                + " square has the number of its main diagonal, row - column + 3: 3 along the diagonal from the upper"
                + " left corner, 0 in the upper right corner, 6 in the lower left. On the right that of its"
                + " anti-diagonal, row + column: 3 along the diagonal from the upper right corner, 0 in the upper left"
                + " corner, 6 in the lower right.", 460, 240);
        numbered(svg, LEFT, n, (row, column) -> row - column + n - 1, n - 1).caption("code", "row - column + 3");
        numbered(svg, LEFT + 220, n, Integer::sum, n - 1).caption("code", "row + column");
        return svg;
    }

    /** A blocked square that is no wall, and one that leaves a single solution. */
    static Svg blocked() {
        Square queen = new Square(0, 0);
        Square far = new Square(4, 4);
        Square[] blocked = {new Square(2, 2), new Square(0, 1)};
        int[] columns = new SolutionSearch(4, (row, column) -> !new Square(row, column).equals(blocked[1]))
                .first().orElseThrow();
        Position solution = new Position(4, Arrays.stream(columns).boxed().toList());
        Svg svg = new Svg("Blocked squares", "Two boards whose blocked squares are marked #. On the left 5 x 5 squares:"
                + " the queen at (0, 0) attacks (4, 4) along a main diagonal, across the blocked square (2, 2). On the"
                + " right, 4 x 4 squares of which (0, 1) is blocked: the only solution that is left has queens in"
                + " columns " + solution + " of rows 0 to 3.", 520, 260);
        BoardDrawing left = new BoardDrawing(svg, LEFT, TOP, SIDE, 5).squares().numbers().frame("frame");
        left.line("bad", queen, far).dot("bad", far, 5).text("strong", blocked[0], "#").queen(queen)
                .caption("", "no wall");
        BoardDrawing right = new BoardDrawing(svg, LEFT + 256, TOP, SIDE, 4).squares().numbers().frame("frame");
        right.text("strong", blocked[1], "#").queens(solution.columns()).caption("", "one solution of two is left");
        return svg;
    }

    /** A board on which two queens stand, with the squares that they leave, and its completion. */
    static Svg completion() {
        List<Square> given = List.of(new Square(4, 2), new Square(1, 3));
        int[] columns = new SolutionSearch(6, (row, column) -> given.stream()
                .allMatch(queen -> queen.row() == row == (queen.column() == column))).first().orElseThrow();
        Position solution = new Position(6, Arrays.stream(columns).boxed().toList());
        Svg svg = new Svg("A board to complete", "Two boards of 6 x 6 squares. On the left queens stand at (4, 2) and"
                + " (1, 3); a dot marks each square that neither of them attacks. On the right the solution that has"
                + " both: queens in columns " + solution + " of rows 0 to 5.", 560, 300);
        BoardDrawing left = new BoardDrawing(svg, LEFT, TOP, SIDE, 6).squares().numbers();
        BoardDrawing right = new BoardDrawing(svg, LEFT + 276, TOP, SIDE, 6).squares().numbers();
        for (Square queen : given) {
            left.square("mark", queen).queen(queen);
            right.square("mark", queen);
        }
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 6; column++) {
                Square square = new Square(row, column);
                if (given.stream().allMatch(queen -> isLeft(queen, square))) {
                    left.dot("seen", square, 4);
                }
            }
        }
        left.frame("frame").caption("", "two queens stand");
        right.frame("frame").queens(solution.columns()).caption("", "completed");
        return svg;
    }

    private static boolean isLeft(Square queen, Square square) {
        int down = Math.abs(queen.row() - square.row());
        int across = Math.abs(queen.column() - square.column());
        return down != 0 && across != 0 && down != across;
    }

    /** What a superqueen attacks, and a solution for ten of them. */
    static Svg superqueens() {
        int n = 10;
        int[] solution = SolutionSearch.solutions(n).stream()
                .filter(placement -> KnightsMove.firstIn(placement).isEmpty()).findFirst().orElseThrow();
        List<Integer> columns = Arrays.stream(solution).boxed().toList();
        Square piece = new Square(3, solution[3]);
        Svg svg = new Svg("Superqueens: what one attacks, and a solution for n = 10", "Two boards of 10 x 10 squares."
                + " On the left a superqueen at " + piece + ": dots mark its row, its column and its diagonals, frames"
                + " the eight squares a knight's move away. On the right ten superqueens, in the columns " + columns
                + " from row 0 on, none of which attacks another: one of the four solutions.", 580, 320);
        BoardDrawing left = new BoardDrawing(svg, 34, 34, 24, n).squares().numbers();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int down = Math.abs(row - piece.row());
                int across = Math.abs(column - piece.column());
                if (down * across == 2) {
                    left.square("open", new Square(row, column));
                } else if (down + across > 0 && (down == 0 || across == 0 || down == across)) {
                    left.dot("seen", new Square(row, column), 3);
                }
            }
        }
        svg.path("queen", left.left(piece.column()), left.top(piece.row()), 1.2, BoardSvg.QUEEN);
        left.frame("frame").caption("", "what one attacks");
        new BoardDrawing(svg, 320, 34, 24, n).squares().numbers().queens(columns).frame("good")
                .caption("", "one of the four solutions");
        return svg;
    }

    /** What each square's diagonals are numbered where they go on at the other side. */
    static Svg torus() {
        int n = 5;
        Svg svg = new Svg("The numbers of the diagonals for n = 5 where they wrap around", "Two boards of 5 x 5"
                + " squares. On the left each square has the number of its main diagonal, row - column modulo 5, on the"
                + " right that of its anti-diagonal, row + column modulo 5. Each number stands in five squares, one in"
                + " each row and column. Marked are the diagonals of (1, 3): the main diagonal 3 goes on from (1, 3)"
                + " to (2, 4), (3, 0) and (4, 1), and comes to (0, 2) above; the anti-diagonal 4 goes from (0, 4) to"
                + " (4, 0).", 520, 260);
        numbered(svg, LEFT, n, (row, column) -> Math.floorMod(row - column, n), 3)
                .caption("code", "(row - column) mod 5");
        numbered(svg, LEFT + 256, n, (row, column) -> (row + column) % n, 4).caption("code", "(row + column) mod 5");
        return svg;
    }

    /** A board with a number in each square, of which one is marked. */
    private static BoardDrawing numbered(Svg svg, int left, int n, IntBinaryOperator numbers, int marked) {
        BoardDrawing board = new BoardDrawing(svg, left, TOP, SIDE, n).squares().numbers();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                Square square = new Square(row, column);
                int number = numbers.applyAsInt(row, column);
                if (number == marked) {
                    board.square("mark", square);
                }
                board.text(number == marked ? "strong" : "", square, Integer.toString(number));
            }
        }
        return board.frame("frame");
    }

    /** The three sets of attacked squares as bits, for the row that is filled next, and what they leave free. */
    static Svg bits() {
        Bits bits = Bits.of(new Position(6, List.of(1, 3)));
        Svg svg = new Svg("A row's attacked squares as three bit sets", "A board of 6 x 6 squares with queens at"
                + " (0, 1) and (1, 3), and beside it the sets for row 2, a bit a column. Columns: " + bits.columns()
                + ". Main diagonals: " + bits.main() + ". Anti-diagonals: " + bits.anti() + ". In none of the sets,"
                + " and so free: " + bits.free() + ".", 640, 300);
        BoardDrawing board = new BoardDrawing(svg, LEFT, TOP, SIDE, 6).squares().numbers();
        bits.free().forEach(column -> board.square("mark", new Square(2, column)));
        board.frame("frame").queens(List.of(1, 3)).caption("", "row 2 is next");
        set(svg, 0, "columns", bits.columns(), "set");
        set(svg, 1, "main diagonals", bits.main(), "set");
        set(svg, 2, "anti-diagonals", bits.anti(), "set");
        set(svg, 3, "free", bits.free(), "open");
        for (int column = 0; column < 6; column++) {
            svg.text("small middle", 421 + column * 34, TOP - 6, Integer.toString(column));
        }
        svg.text("small", 290, 270, "Column 0 is bit 0, the lowest: left here, and rightmost in");
        svg.text("small", 290, 286, "a binary number.");
        return svg;
    }

    private static void set(Svg svg, int line, String name, List<Integer> members, String look) {
        double y = TOP + line * 50 + (line == 3 ? 14 : 0);
        svg.text("", 290, y + 22, name);
        for (int column = 0; column < 6; column++) {
            boolean isIn = members.contains(column);
            svg.rectangle(isIn ? look : "cell", 404 + column * 34, y, 34, 34);
            svg.text("middle code", 421 + column * 34, y + 22, isIn ? "1" : "0");
        }
    }
}
