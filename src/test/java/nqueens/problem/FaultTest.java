package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.problem.Fault.Kind;

class FaultTest {

    @Test
    void each_kind_has_a_name_for_people() {
        assertThat(Kind.values()).extracting(Kind::words).doesNotHaveDuplicates()
                .allSatisfy(words -> assertThat(words).matches("[a-zCPU ]{4,40}"));
    }

    @Test
    void a_board_stands_indented_between_finding_and_rule_and_each_may_be_left_out() {
        Drawing drawing = Drawing.of(new int[] {0, 1}).marking(new Square(0, 0), new Square(1, 1));
        Fault fault = new Fault(Kind.ATTACK, "solution 1 of 1 is [0, 1]", Optional.of(drawing), "a diagonal");
        assertThat(fault).hasToString("solution 1 of 1 is [0, 1]\n  * .\n  . *\na diagonal");
        assertThat(fault.at("n = 2")).hasToString("n = 2: solution 1 of 1 is [0, 1]\n  * .\n  . *\na diagonal");
        Fault count = new Fault(Kind.COUNT, "count(4) gave 3", "");
        assertThat(count).hasToString("count(4) gave 3");
        assertThat(count.telling("a")).hasToString("count(4) gave 3\na");
        assertThat(count.telling("a").telling("b")).isEqualTo(new Fault(Kind.COUNT, "count(4) gave 3", "a\nb"));
        assertThat(count.hinting(Hint.SEARCH).telling("a").at("n = 4")).isEqualTo(new Fault(Kind.COUNT,
                "n = 4: count(4) gave 3", Optional.empty(), "a", Optional.of(Hint.SEARCH)));
        assertThat(Fault.first(List.of(1, 2), n -> Fault.unless(n == 1, Kind.COUNT, "" + n, ""))).map(Fault::finding)
                .contains("2");
    }

    @ParameterizedTest
    @CsvSource({"32, true", "33, false"})
    void a_board_is_drawn_up_to_n_32(int n, boolean isDrawn) {
        Drawing drawing = Drawing.of(IntStream.range(0, n).toArray());
        assertThat(new Fault(Kind.ATTACK, "", Optional.of(drawing), "").drawing().isPresent()).isEqualTo(isDrawn);
    }

    @Test
    void a_placement_that_is_too_large_to_draw_has_its_queens_named() {
        assertThat(Fault.ofPlacement("it", 1_000_000, new int[1_000_000]).orElseThrow())
                .hasToString("it\nthe queens in rows 0 and 1 share column 0");
    }

    @Test
    void what_ends_a_case_is_a_fault() {
        NotAcceptedException end = new NotAcceptedException(Kind.HEAP, NotAcceptedException.Scope.CHECK, "too much");
        assertThat(end.fault()).isEqualTo(new Fault(Kind.HEAP, "too much", ""));
        assertThat(end.scope()).isEqualTo(NotAcceptedException.Scope.CHECK);
        assertThat(end.fault().kind().verdict()).isEqualTo(Verdict.MEMORY_LIMIT_EXCEEDED);
    }

    @ParameterizedTest
    @CsvSource({
        "ACCEPTED, ACCEPTED, false, true", "NOT_STARTED, NOT STARTED, false, true",
        "COMPILE_ERROR, COMPILE ERROR, false, true", "WRONG_ANSWER, WRONG ANSWER, true, true",
        "TIME_LIMIT_EXCEEDED, TIME LIMIT EXCEEDED, true, true", "JUDGE_ERROR, JUDGE ERROR, false, false",
        "NOTHING_TO_JUDGE, NOTHING TO JUDGE, false, false"})
    void a_verdict_is_shown_in_words_and_a_wrong_try_if_a_solver_was_judged(
            Verdict verdict, String words, boolean isWrongTry, boolean isGraded) {
        assertThat(verdict.words()).isEqualTo(words);
        assertThat(verdict.isWrongTry()).isEqualTo(isWrongTry);
        assertThat(verdict.isGraded()).isEqualTo(isGraded);
    }
}
