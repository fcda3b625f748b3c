package nqueens.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.board.SolutionSearch;
import nqueens.problem.Call;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Solver;

class MiscountsTest {

    private static final Call FOUR = Call.of("count", 4);
    private static final Call FIVE = Call.of("count", 5);
    private static final Fault FAULT = new Fault(Kind.COUNT, "less", "");

    /** Rules that no known submission goes by; the counts are those of another search, for n = 1, 2, 3 and so on. */
    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            solution-count :: 1 2 6 24 120 720 5040 :: 2, 4 :: no diagonal is looked at
            superqueens :: 1 0 0 1 5 3 23 26 :: 4, 5 :: only one of a knight's four moves to lower rows is looked \
            at, such as one row down and two to the right
            superqueens :: 1 0 0 0 0 1 7 2 :: 6, 7 :: one of a knight's four moves to lower rows is forgotten, \
            such as one row down and two to the right
            superqueens :: 1 1 1 1 5 5 17 39 :: 2, 4 :: only one of the two kinds of diagonals is looked at
            symmetry :: 1 0 0 2 10 4 40 92 352 :: 4, 5 :: each solution counts by itself, as in a set of arrays or of \
            their toString(): compare the elements
            symmetry :: 1 0 0 2 6 4 24 48 184 :: 4, 5 :: only half turns of a solution count as one
            symmetry :: 1 0 0 1 3 2 12 24 92 :: 5, 6 :: only half turns and mirror images of a solution count as \
            one, such as those with left and right exchanged
            """)
    void a_wrong_rule_is_named_by_two_counts(String problem, String counts, String both, String rule) {
        assertThat(fault(problem, counts)).containsPattern("\n\\w+\\(" + both.replace(", ", "\\) and \\w+\\(")
                + "\\) are the counts that you get if \\Q" + rule + "\\E"
                + (rule.matches(".*(such as|two kinds).*") ? "$" : "\nso boards like this one "));
    }

    @Test
    void a_rule_is_named_where_it_is_the_only_one_and_two_counts_are_wrong() {
        assertThat(named(FOUR, 1, 4, taking(1, 4))).map(Fault::rule).hasValueSatisfying(rule -> assertThat(rule)
                .startsWith("count(4) and count(5) are the counts that you get if no diagonal is looked at\n"));
        assertThat(named(FOUR, 1, 4, taking(1, 4), taking(1, 4))).as("two rules").isEmpty();
        assertThat(named(FOUR, 0, 1, taking(0, 0), taking(1, 1))).as("each rule fits one count").isEmpty();
        assertThat(named(FOUR, 1, 10, taking(1, 10))).as("one wrong count").isEmpty();
        assertThat(named(FOUR, 1, 1, taking(1, 1))).as("always the same").isEmpty();
        assertThat(named(FIVE, 1, 4, taking(1, 4))).as("the largest board").isPresent();
        assertThat(named(Call.of("count", 6), 1, 4, taking(1, 4))).as("a larger one").isEmpty();
        assertThat(miscounts(taking(1, 4)).named(new ScriptedSolver(call -> 1L), FOUR,
                new Fault(Kind.DEPENDENT, "less", ""))).as("another fault").isEmpty();
        assertThat(fault("torus", "1 0 0 2 10 4 40")).as("no answer").contains("the known count is 0")
                .doesNotContain("that you get if");
    }

    /** Takes the first solutions for n = 4, and for larger n. */
    private static Miscounts.WrongRule taking(int four, int others) {
        return new Miscounts.WrongRule("no-diagonal", Optional.empty(), true,
                call -> SolutionSearch.solutions(call.n()).subList(0, call.n() == 4 ? four : others));
    }

    private static Optional<Fault> named(Call call, long four, long others, Miscounts.WrongRule... rules) {
        Solver solver = new ScriptedSolver(asked -> asked.n() == 4 ? four : others);
        return miscounts(rules).named(solver, call, FAULT);
    }

    private static Miscounts miscounts(Miscounts.WrongRule... rules) {
        return new Miscounts(List.of(FOUR, FIVE), asked -> SolutionSearch.solutions(asked.n()),
                asked -> SolutionSearch.QUEENS, List.of(rules));
    }

    private static String fault(String problem, String counts) {
        return ScriptedSolver.counting(counts).fault(ScriptedSolver.cases(Catalogue.find(problem).orElseThrow(),
                problem.equals("symmetry") ? "distinct" : "answers"));
    }
}
