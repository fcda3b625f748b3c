package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.problem.Fault.Kind;

class FaultTest {

    @Test
    void what_the_search_did_follows_the_rule() {
        assertThat(new Fault(Kind.COUNT, "count(4) gave 3", "the rule").telling("it searched"))
                .isEqualTo(new Fault(Kind.COUNT, "count(4) gave 3", "the rule\nit searched"));
        assertThat(new Fault(Kind.COUNT, "count(4) gave 3", "").telling("it searched"))
                .isEqualTo(new Fault(Kind.COUNT, "count(4) gave 3", "it searched"));
    }

    @Test
    void each_kind_has_a_name_for_people() {
        assertThat(Kind.values()).extracting(Kind::words).doesNotHaveDuplicates()
                .allSatisfy(words -> assertThat(words).matches("[a-zCPU ]{4,40}"));
        assertThat(Kind.COUNT.words()).isEqualTo("wrong count");
    }

    @Test
    void a_board_stands_indented_between_finding_and_rule() {
        Drawing drawing = Drawing.of(new int[] {0, 1}).marking(new Square(0, 0), new Square(1, 1));
        Fault fault = new Fault(Kind.ATTACK, "solution 1 of 1 is [0, 1]", Optional.of(drawing), "a diagonal");
        assertThat(fault).hasToString("solution 1 of 1 is [0, 1]\n  * .\n  . *\na diagonal");
        assertThat(fault.at("n = 2")).hasToString("n = 2: solution 1 of 1 is [0, 1]\n  * .\n  . *\na diagonal");
        assertThat(fault.at("n = 2").kind()).isEqualTo(Kind.ATTACK);
    }

    @Test
    void without_a_board_the_rule_follows_the_finding_and_there_may_be_none() {
        assertThat(new Fault(Kind.NULL, "solve(4) gave null", "the list is never null"))
                .hasToString("solve(4) gave null\nthe list is never null");
        assertThat(new Fault(Kind.COUNT, "count(4) gave 3", "")).hasToString("count(4) gave 3");
    }

    @Test
    void a_board_is_drawn_up_to_n_32() {
        assertThat(drawn(32)).isPresent();
        assertThat(drawn(33)).isEmpty();
    }

    @Test
    void a_placement_that_is_too_large_to_draw_has_its_queens_named() {
        Optional<Fault> fault = PlacementFault.of("it", 1_000_000, new int[1_000_000]);
        assertThat(fault).hasValueSatisfying(
                found -> assertThat(found).hasToString("it\nthe queens in rows 0 and 1 share column 0"));
    }

    @Test
    void no_part_may_be_null() {
        assertThatNullPointerException().isThrownBy(() -> new Fault(null, "", "")).withMessage("kind");
        assertThatNullPointerException().isThrownBy(() -> new Fault(Kind.NULL, null, "")).withMessage("finding");
        assertThatNullPointerException().isThrownBy(() -> new Fault(Kind.NULL, "", null)).withMessage("rule");
    }

    @Test
    void what_ends_a_case_is_a_fault() {
        NotAcceptedException end = new NotAcceptedException(Kind.HEAP, NotAcceptedException.Scope.CHECK, "too much");
        assertThat(end.fault()).isEqualTo(new Fault(Kind.HEAP, "too much", ""));
        assertThat(end.scope()).isEqualTo(NotAcceptedException.Scope.CHECK);
        assertThat(end.kind().verdict()).isEqualTo(Verdict.MEMORY_LIMIT_EXCEEDED);
    }

    private static Optional<Drawing> drawn(int n) {
        return new Fault(Kind.ATTACK, "", Optional.of(Drawing.of(IntStream.range(0, n).toArray())), "").drawing();
    }
}
