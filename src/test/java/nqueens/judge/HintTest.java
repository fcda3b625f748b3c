package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

class HintTest {

    private static final Path KNOWN = Path.of("src/test/submissions");

    @ParameterizedTest(name = "{0}")
    @CsvSource({"2, ANSWER", "3, SEARCH"})
    void one_array_that_is_added_again_and_again_is_no_mistake_of_the_search(int given, Hint hint) {
        String message = "n = 4: solutions 1 and 2 of " + given + " are both [2, 0, 3, 1]\n"
                + "no solution may be in the list twice";
        assertThat(Hint.of(Exercise.BOARD2D, check(Verdict.WRONG_ANSWER, message, false))).contains(hint);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "wrong_answer/asks-only-the-row-above, SAFE_SQUARE",
        "wrong_answer/forgets-earlier-diagonals, SAFE_SQUARE",
        "wrong_answer/misses-anti-diagonal, SAFE_SQUARE",
        "wrong_answer/no-column-check, SAFE_SQUARE",
        "wrong_answer/no-mask, SAFE_SQUARE",
        "wrong_answer/scans-short-of-the-edge, SAFE_SQUARE",
        "wrong_answer/shifts-both-left, SAFE_SQUARE",
        "runtime_error/index-out-of-bounds, SAFE_SQUARE",
        "wrong_approach/array1d-with-set, SAFE_SQUARE",
        "wrong_approach/board2d-without-2d-array, SAFE_SQUARE",
        "wrong_answer/each-solution-twice, SEARCH",
        "wrong_answer/first-solution-only, SEARCH",
        "wrong_answer/forgets-to-undo, SEARCH",
        "wrong_answer/keeps-fifty, SEARCH",
        "wrong_answer/misses-last-column, SEARCH",
        "wrong_answer/one-is-none, SEARCH",
        "wrong_answer/undoes-one-diagonal, SEARCH",
        "runtime_error/stack-overflow, SEARCH",
        "time_limit_exceeded/all-permutations, SEARCH",
        "time_limit_exceeded/endless-loop, SEARCH",
        "time_limit_exceeded/loops-over-columns, SEARCH",
        "wrong_answer/accepts-32, ANSWER",
        "wrong_answer/bit-for-column, ANSWER",
        "wrong_answer/columns-from-one, ANSWER",
        "wrong_answer/count-in-a-byte, ANSWER",
        "wrong_answer/counts-the-empty-board, ANSWER",
        "wrong_answer/counts-up-to-symmetry, ANSWER",
        "wrong_answer/null-for-none, ANSWER",
        "wrong_answer/one-element-too-many, ANSWER",
        "wrong_answer/same-array-each-time, ANSWER",
        "wrong_answer/shares-its-cache, ANSWER",
        "wrong_answer/static-counter, ANSWER",
        "wrong_answer/static-list, ANSWER",
        "wrong_answer/zero-queens-are-fine, ANSWER",
        "memory_limit_exceeded/huge-table, ANSWER",
        "wrong_approach/table-of-counts, ANSWER"})
    void a_known_mistake_leads_to_the_hint_that_mends_it(String submission, Hint hint) throws IOException {
        // "array1d WRONG_ANSWER 35/100 valid-placements", and below it the message
        String[] expected = Files.readString(KNOWN.resolve(submission).resolve("expected.txt")).split("\n", 2);
        String[] heading = expected[0].split(" ");
        Exercise exercise = Arrays.stream(Exercise.values())
                .filter(each -> each.id().equals(heading[0])).findFirst().orElseThrow();

        assertThat(Hint.of(exercise, check(Verdict.valueOf(heading[1]), expected[1].strip(), false))).contains(hint);
    }

    @ParameterizedTest
    @CsvSource({"BOARD2D, SAFE_SQUARE", "BOOLEAN_ARRAYS, SAFE_SQUARE", "ARRAY1D, SEARCH", "BITMASK, SEARCH"})
    void an_index_goes_wrong_where_the_exercise_has_indices(Exercise exercise, Hint hint) {
        String message = "solve(3) threw java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3";

        assertThat(Hint.of(exercise, check(Verdict.RUNTIME_ERROR, message, false))).contains(hint);
    }

    @Test
    void no_array_at_all_is_a_matter_of_the_answer_only_where_the_number_is_right() {
        assertThat(Hint.of(Exercise.BOARD2D, check(Verdict.WRONG_ANSWER,
                "n = 4: solution 1 of 2 is null\na solution is an int[] of length n, never null", false)))
                .contains(Hint.ANSWER);
        assertThat(Hint.of(Exercise.BOARD2D, check(Verdict.WRONG_ANSWER,
                "n = 4: solution 1 of 3 is null\na solution is an int[] of length n, never null", false)))
                .contains(Hint.SAFE_SQUARE);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "n = 0: solution 1 of 2 is [1]", "n = 19: solution 1 of 2 is [1]", "n = 99999999999: solution 1 of 2 is [1]",
        "n = 4: solution 1 of 99999999999999999999 is [1]"})
    void a_message_that_the_suite_never_gives_breaks_nothing(String message) {
        assertThat(Hint.of(Exercise.BOARD2D, check(Verdict.WRONG_ANSWER, message, false))).isPresent();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "TIME_LIMIT_EXCEEDED | count(12) did not answer, and used little CPU time: does it sleep, or wait?",
        "RUNTIME_ERROR       | solve(1) threw java.lang.NumberFormatException: For input string",
        "RUNTIME_ERROR       | solve(1) ended the program instead of returning: is there a System.exit?"})
    void a_mistake_that_no_hint_is_about_has_none(Verdict verdict, String message) {
        assertThat(Hint.of(Exercise.BOARD2D, check(verdict, message, false))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = {
        "WRONG_ANSWER", "WRONG_APPROACH", "TIME_LIMIT_EXCEEDED", "MEMORY_LIMIT_EXCEEDED", "RUNTIME_ERROR"})
    void a_verdict_that_says_nothing_of_the_search_has_none(Verdict verdict) {
        assertThat(Hint.of(Exercise.BOARD2D, check(verdict, "solve(1) took more than a StackOverflowError", false)))
                .isEmpty();
    }

    @Test
    void a_hidden_check_gives_nothing_away() {
        String message = "count(4) gave 1; the known count is 2";

        assertThat(Hint.of(Exercise.BITMASK, check(Verdict.WRONG_ANSWER, message, false))).contains(Hint.ANSWER);
        assertThat(Hint.of(Exercise.BITMASK, check(Verdict.WRONG_ANSWER, message, true))).isEmpty();
    }

    @Test
    void hints_are_numbered_from_one() {
        assertThat(Hint.values()).extracting(Hint::number).containsExactly(1, 2, 3);
    }

    private static CheckResult check(Verdict verdict, String message, boolean hidden) {
        return new CheckResult("id", "title", verdict, 0, 10, message, null, null, hidden);
    }
}
