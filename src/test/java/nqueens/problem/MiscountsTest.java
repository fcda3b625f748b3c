package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.board.SolutionSearch;
import nqueens.problem.Fault.Kind;

class MiscountsTest {

    /** The counts are those of another search by the same wrong rule, for n = 1, 2, 3 and so on. */
    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            solution-count :: 1 1 3 7 23 83 :: 2, 4 :: only one kind of diagonal is looked at, such as the one \
            falling to the right
            solution-count :: 1 2 6 24 120 720 :: 2, 4 :: no diagonal is looked at
            solution-count :: 1 2 5 24 125 796 :: 2, 4 :: no column is looked at
            solution-count :: 1 0 0 2 14 90 :: 5, 6 :: diagonals are compared with the row above alone
            solution-count :: 1 0 2 16 184 2642 :: 3, 4 :: a queen is compared with the row above alone
            solution-count :: 1 4 27 256 3125 46656 :: 2, 4 :: no queen attacks another
            solution-count :: 1 0 0 1 5 2 20 :: 4, 5 :: a solution and its mirror image are one
            solution-count :: 0 0 0 1 4 2 17 :: 1, 4 :: the first queen stands in the left half of its row alone
            torus :: 1 0 0 2 10 4 40 92 352 :: 4, 6 :: no diagonal wraps around
            torus :: 1 0 0 0 10 0 32 0 116 :: 7, 9 :: only one kind of diagonal, such as the one falling to the \
            right, wraps around
            torus :: 1 0 3 0 15 0 133 0 2025 :: 3, 5 :: only one kind of diagonal, such as the one falling to the \
            right, is looked at
            torus :: 1 1 3 7 23 83 405 2113 12657 :: 2, 4 :: only one kind of diagonal, such as the one falling to \
            the right, is looked at, and doesn't wrap around
            torus :: 1 0 0 0 2 0 4 0 0 :: 5, 7 :: the first queen stands in column 0 alone
            superqueens :: 1 0 0 2 10 4 40 92 :: 4, 5 :: no knight's move is looked at
            superqueens :: 1 0 0 1 5 3 23 26 :: 4, 5 :: only one of a knight's four moves to lower rows is looked \
            at, such as one row down and two to the right
            superqueens :: 1 0 0 0 0 2 14 12 :: 6, 7 :: only half of a knight's moves are looked at, such as those \
            by one row
            superqueens :: 1 0 0 0 0 2 14 4 :: 6, 7 :: only half of a knight's moves are looked at, such as those \
            to the right
            superqueens :: 1 0 0 0 0 1 7 2 :: 6, 7 :: one of a knight's four moves to lower rows is forgotten, \
            such as one row down and two to the right
            superqueens :: 1 2 2 8 20 94 438 2766 :: 2, 4 :: no diagonal is looked at
            superqueens :: 1 1 1 1 5 5 17 39 :: 2, 4 :: only one kind of diagonal is looked at, such as the one \
            falling to the right
            symmetry :: 1 0 0 2 10 4 40 :: 4, 5 :: each solution counts by itself
            symmetry :: 1 0 0 2 4 2 12 :: 4, 5 :: only turns are taken together
            symmetry :: 1 0 0 2 6 4 24 :: 4, 5 :: only half turns are taken together
            symmetry :: 1 0 0 1 5 2 20 :: 5, 6 :: only mirror images are taken together, such as left for right
            symmetry :: 1 0 0 1 3 2 12 :: 5, 6 :: only half turns and mirror images are taken together, such as \
            left for right
            symmetry :: 0 0 0 0 1 0 5 :: 1, 4 :: all solutions are divided by 8, as if each had eight images
            """)
    void a_wrong_rule_is_named_by_two_counts(String problem, String counts, String both, String rule) {
        String method = problem.equals("solution-count") ? "totalNQueens"
                : problem.equals("symmetry") ? "distinct" : "count";
        String[] n = both.split(", ");
        assertThat(fault(problem, counts)).contains("\n" + method + "(" + n[0] + ") and " + method + "(" + n[1]
                + ") are the counts that you get if " + rule + "\nthen boards like this one ");
    }

    @Test
    void a_board_is_shown_by_the_kind_of_diagonal_that_is_named() {
        assertThat(fault("torus", "1 0 3 0 15 0 133 0 2025")).startsWith("""
                count(3)
                count(3) gave 3
                  * . .
                  . . *
                  . Q .
                """);
    }

    @Test
    void a_board_is_shown_that_counts_by_mistake_or_is_left_out() {
        assertThat(fault("torus", "1 0 0 2 10 4 40 92 352")).isEqualTo("""
                count(4)
                count(4) gave 2
                  . Q . .
                  . . . *
                  * . . .
                  . . Q .
                the known count is 0, as for every n that 2 or 3 divides
                count(4) and count(6) are the counts that you get if no diagonal wraps around
                then boards like this one count, but the queens in rows 1 and 2 share a diagonal that wraps around: \
                1 - 3 and 2 - 0 are equal modulo 4""");
        assertThat(fault("torus", "1 0 0 0 2 0 4 0 0")).isEqualTo("""
                count(5)
                count(5) gave 2
                  . Q . . .
                  . . . Q .
                  Q . . . .
                  . . Q . .
                  . . . . Q
                the known count is 10
                count(5) and count(7) are the counts that you get if the first queen stands in column 0 alone
                then boards like this one are left out""");
        assertThat(fault("symmetry", "1 0 0 1 5 2 20")).isEqualTo("""
                distinct(5)
                distinct(5) gave 5
                  Q . . . .
                  . . . Q .
                  . Q . . .
                  . . . . Q
                  . . Q . .
                the known count is 2: of the 10 solutions those that are turns or mirror images of each other count as \
                one
                distinct(5) and distinct(6) are the counts that you get if only mirror images are taken together, \
                such as left for right
                then boards like this one count, but [0, 2, 4, 1, 3], which is this one after a mirror image in the \
                main diagonal, counts already""");
        assertThat(fault("symmetry", "0 0 0 0 1 0 5")).startsWith("distinct(1)\ndistinct(1) gave 0\n  Q\n")
                .endsWith("\nthen boards like this one are left out");
        assertThat(ScriptedSolver.fault(counting("symmetry", "0 0 0 0 1 0 5"), FreshChecks.of(Catalogue.SYMMETRY)
                .get(1).cases().get(4))).startsWith("""
                        distinct(5)
                        distinct(5) gave 1
                          . Q . . .
                          . . . . Q
                          . . Q . .
                          Q . . . .
                          . . . Q .
                        the known count is 2:""");
    }

    /** Superqueens of which only one counts otherwise; all the same; a count that fits no rule; no answer. */
    @ParameterizedTest
    @CsvSource({"superqueens, 1 0 0 2 0 0 0 0, 0", "torus, 2 2 2 2 2 2 2 2 2, 1", "torus, 1 0 0 2 10 4 40 92 350, 0",
        "torus, 1 0 0 2 10 4 40, 0"})
    void other_counts_name_no_rule(String problem, String counts, long right) {
        assertThat(fault(problem, counts)).contains("\nthe known count is " + right).doesNotContain("that you get if");
    }

    @Test
    void rules_are_told_from_each_other_by_the_boards() {
        assertThat(fault("solution-count", "0 0 0 1 5 2 20")).doesNotContain("that you get if");
        assertThat(fault("solution-count", "1 0 0 1 2 1")).contains("up to turns and mirror images")
                .doesNotContain("that you get if");
        Call four = Call.of("count", 4);
        Miscounts.Rule none = new Miscounts.Rule("none is", call -> List.of());
        Miscounts.Rule first = new Miscounts.Rule("one is", call -> SolutionSearch.solutions(call.n()).subList(0, 1));
        Fault fault = new Fault(Kind.COUNT, "less", "");
        Solver solver = new ScriptedSolver(call -> call.n() == 4 ? 0L : 1L);
        assertThat(miscounts(four, none, first).named(solver, four, fault)).isEmpty();
        Solver one = new ScriptedSolver(call -> call.n() == 4 ? 1L : 4L);
        Miscounts.Rule few = new Miscounts.Rule("few are", call -> SolutionSearch.solutions(call.n())
                .subList(0, call.n() == 4 ? 1 : 4));
        assertThat(miscounts(four, few).named(one, four, fault)).hasValueSatisfying(named ->
                assertThat(named.rule()).startsWith("count(4) and count(5) are the counts that you get if few are\n"));
        assertThat(miscounts(four, few, few).named(one, four, fault)).isEmpty();
        assertThat(miscounts(four, few).named(one, four, new Fault(Kind.DEPENDENT, "less", ""))).isEmpty();
        assertThat(miscounts(four, few).named(one, Call.of("count", 5), fault)).isPresent();
        assertThat(miscounts(four, few).named(one, Call.of("count", 6), fault)).isEmpty();
    }

    @Test
    void one_wrong_count_and_the_same_number_every_time_may_be_an_accident() {
        Call four = Call.of("count", 4);
        Fault fault = new Fault(Kind.COUNT, "less", "");
        Miscounts.Rule one = new Miscounts.Rule("one is", call -> SolutionSearch.solutions(call.n()).subList(0, 1));
        assertThat(miscounts(four, one).named(new ScriptedSolver(call -> 1L), four, fault)).isEmpty();
        Miscounts.Rule once = new Miscounts.Rule("one is", call -> SolutionSearch.solutions(call.n())
                .subList(0, call.n() == 4 ? 1 : 10));
        assertThat(miscounts(four, once).named(new ScriptedSolver(call -> call.n() == 4 ? 1L : 10L), four, fault))
                .isEmpty();
    }

    private static Miscounts miscounts(Call call, Miscounts.Rule... rules) {
        return new Miscounts(List.of(call, Call.of("count", 5)), asked -> SolutionSearch.solutions(asked.n()),
                (asked, placement) -> new Fault(Kind.COUNT, "", ""), List.of(rules));
    }

    @Test
    void what_depends_on_other_calls_is_no_rule() {
        long[] calls = new long[1];
        assertThat(ScriptedSolver.fault(Catalogue.TORUS, "answers", call -> call.n() == 4 && calls[0]++ == 0
                ? (Object) 5L : RightAnswers.to(Catalogue.TORUS).apply(call)))
                .startsWith("count(4)\ncount(4) gave 5\nwhen it is the first call it is right");
    }

    @Test
    void blocked_squares_stay_on_the_board() {
        assertThat(blocked(call -> (long) SolutionSearch.solutions(call.n()).size())).isEqualTo("""
                count(1, [[0, 0]])
                count(1, [[0, 0]]) gave 1
                  *
                the right count is 0; no queen may stand on a square marked #
                count(1, [[0, 0]]) and count(4, [[0, 1]]) are the counts that you get if no square is blocked
                then boards like this one count, but the queen at (0, 0) stands on a blocked square""");
        assertThat(blocked(call -> standing(call, (row, column) -> row == 0 || !isBlocked(call, row, column))))
                .contains("if no square of row 0 is blocked\n");
        assertThat(blocked(call -> standing(call, (row, column) -> row == call.n() - 1
                || !isBlocked(call, row, column)))).contains("if no square of the last row is blocked\n");
        assertThat(blocked(call -> standing(call, (row, column) -> IntStream.range(0, call.n())
                .noneMatch(each -> isBlocked(call, each, column))))).isEqualTo("""
                        count(4, [[0, 0]])
                        count(4, [[0, 0]]) gave 0
                          # Q . .
                          . . . Q
                          Q . . .
                          . . Q .
                        the right count is 2; no queen may stand on a square marked #
                        count(4, [[0, 0]]) and count(4, [[0, 1]]) are the counts that you get if a blocked square \
                        blocks its whole column
                        then boards like this one are left out""");
        assertThat(blocked(MiscountsTest::doubled)).endsWith("""

                count(4, [[0, 1]]) and count(5, [[0, 0], [1, 3], [4, 2]]) are the counts that you get if solutions \
                with the first queen in the left half of its row are counted twice
                then boards like this one are left out""");
        assertThat(blocked(MiscountsTest::screened)).endsWith("""

                count(5, [[0, 0], [1, 3], [4, 2]]) and count(6, [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4], [5, 5]]) are \
                the counts that you get if queens don't attack across a blocked square
                then boards like this one count, but the queens in rows 0 and 2 share column 3""");
    }

    private static long standing(Call call, SolutionSearch.Squares squares) {
        return new SolutionSearch(call.n(), squares).all().size();
    }

    private static long doubled(Call call) {
        return new SolutionSearch(call.n(), (row, column) -> !isBlocked(call, row, column)).all().stream()
                .mapToLong(solution -> Long.signum(call.n() - 1 - 2 * solution[0]) + 1).sum();
    }

    /** Walks up from each queen until it meets another, or a blocked square. */
    private static long screened(Call call) {
        return SolutionSearch.by(call.n(), (columns, row) -> {
            boolean isSafe = !isBlocked(call, row, columns[row]);
            for (int step = -1; step <= 1; step++) {
                int column = columns[row] + step;
                for (int above = row - 1; above >= 0 && column >= 0 && column < call.n(); above--, column += step) {
                    if (isBlocked(call, above, column)) {
                        break;
                    }
                    isSafe &= columns[above] != column;
                }
            }
            return isSafe;
        }).all().size();
    }

    private static boolean isBlocked(Call call, int row, int column) {
        return ((boolean[][]) call.arguments().get(1))[row][column];
    }

    private static String blocked(Function<Call, Object> count) {
        return ScriptedSolver.fault(Catalogue.BLOCKED, "answers", count);
    }

    private static String fault(String problem, String counts) {
        return ScriptedSolver.fault(Catalogue.find(problem).orElseThrow(),
                problem.equals("symmetry") ? "distinct" : "answers", counting(problem, counts));
    }

    private static Function<Call, Object> counting(String problem, String counts) {
        long[] all = Arrays.stream(counts.split(" ")).mapToLong(Long::parseLong).toArray();
        return call -> {
            if (call.n() > all.length) {
                throw new NotAcceptedException(Kind.STEPS, NotAcceptedException.Scope.CHECK, "too many");
            }
            return problem.equals("solution-count") ? (Object) (int) all[call.n() - 1] : all[call.n() - 1];
        };
    }
}
