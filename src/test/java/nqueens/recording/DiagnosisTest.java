package nqueens.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of searches in sentences that no known submission gets, and of what nothing is told. */
class DiagnosisTest {

    private static final List<int[]> NOTHING = List.of();
    private static final List<int[]> SOMETHING = List.of(new int[4]);
    private static final List<Integer> SOLUTION = List.of(3, 0, 1, 2);

    /** What is told of a call that gave a wrong answer, in which this solution is missing. */
    private static String told(int n, Object answer, List<Integer> missing, String tape) {
        return Diagnosis.ofAnswer(new Tape(tape).recording(n, Recording.End.RETURNED, 0, answer), missing)
                .map(Finding::sentence).orElse("");
    }

    private static String told(Object answer, String tape) {
        return told(4, answer, List.of(), tape);
    }

    /** A search that comes to row 1 so often. */
    private static String toRowOne(int times) {
        return "solve, place 0, " + "tried 1, ".repeat(times) + "back, back";
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            goes on | 1, marks[1] was still true | truths, place 0, write 0 1 1, tried 1, tried 1, back
            again | 1, marks[1] was still true | truths, place 0, place 1, write 0 1 1, back, tried 1, back
            helper | 1, marks[1] was still true | truths, place 0, check 5, write 0 1 1, back, tried 1, tried 1, back
            behind | 1, marks[1] was still true | truths, place 0, check 5, back, write 0 1 1, tried 1, tried 1, back
            first | 2, marks[1] was still true | truths, place 0, write 0 0 1, place 1, write 0 1 1, tried 2,\
             write 0 2 1, tried 2, tried 2, back, tried 1, back
            further up | 2, marks[1] was still true | truths, place 0, place 1, place 2, write 0 1 1, back, back,\
             tried 1, back
            board | 1, board[1][0] was still 7 | INTS 0 0, INTS 0 0, ROWS_OF_INTS 0 1, name board, place 0,\
             write 1 0 7, tried 1, tried 1, back
            dots | 1, board[0][1] was still 'Q' | CHARS 46 46, ROWS_OF_CHARS 0, name board, place 0, write 0 0 81,\
             tried 1, write 0 0 46, write 0 1 81, tried 1, tried 1, back
            bits | 1, taken still had bit 1 set | taken 0, place 0, taken 2, place 1, INTS 0, name marks, taken 6,\
             taken 2, back, tried 1, back
            """)
    void a_mark_that_is_left_when_the_search_goes_on_or_tries_a_row_again_is_told(String of, String told, String tape) {
        assertThat(told(1, tape)).isEqualTo("after the call with row = "
                + told.replace(",", " returned,") + ": is something not undone?");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            undone | truths, place 0, write 0 1 1, tried 1, write 0 1 0, write 0 0 1, tried 1, write 0 0 0, back
            set from the first | BOOLEANS 1, name marks, place 0, write 0 0 1, tried 1, tried 1, back
            as it was | truths, write 0 0 1, place 0, write 0 0 0, write 0 0 1, tried 1, tried 1, back
            met once | truths, place 0, tried 1, write 0 1 1, tried 1, back
            not tried again | truths, place 0, tried 1, place 1, write 0 1 1, back, back
            after the search | truths, place 0, tried 1, tried 1, back, write 0 1 1
            further down | truths, place 0, write 0 1 1, place 1, tried 2, back, back
            behind an exception | truths, place 0, place 1, thrown, write 0 1 1, tried 1, back
            an array of its own | place 0, truths, write 0 1 1, tried 1, tried 1, back
            without a name | BOOLEANS 0 0, place 0, write 0 1 1, tried 1, tried 1, back
            numbers | INTS 0 0 0, name marks, place 0, write 0 1 1, tried 1, tried 1, back
            a row that is replaced | BOOLEANS 0, BOOLEANS 0, ROWS_OF_BOOLEANS 0, name board, place 0, write 0 0 1,\
             tried 1, tried 1, put 2 0 1
            no name of a board | BOOLEANS 0, ROWS_OF_BOOLEANS 0, place 0, write 0 0 1, tried 1, tried 1, back
            letters | CHARS 0 46, ROWS_OF_CHARS 0, name board, place 0, write 0 1 81, tried 1, write 0 1 46, tried 1
            a field that grows | taken 0, place 0, taken 1, tried 1, taken 2, tried 1, back
            a field that grows in the next row | taken 0, place 0, taken 1, place 1, taken 2, back, tried 1, back
            fields of arrays | INTS, name taken, place 0, INTS, name taken, place 1, INTS, INTS, name taken, back,\
             tried 1, back
            a field set once | taken 0, place 0, taken 1, tried 1, tried 1, back
            two bits at once | taken 0, place 0, taken 3, place 1, taken 7, back, tried 1, back
            a field that is not known at first | place 0, taken 1, place 1, taken 3, back, tried 1, back
            a field that is undone | taken 0, place 0, taken 1, place 1, taken 3, taken 1, back, taken 0, tried 1, back
            added with its queen | columns, place 0, write 0 0 1, place 1, write 0 1 3, add 0, back, back
            queens elsewhere | columns, place 0, place 1, add 0, back, back
            written outside of the search | columns, write 0 0 1, place 0, place 1, add 0, back, back
            added at the end, too | columns, place 0, write 0 0 1, place 1, add 0, place 2, place 3, place 4, add 0,\
             back, back, back, back, back
            added after the search | columns, place 0, write 0 0 1, tried 1, back, add 0
            """)
    void of_a_wrong_count_nothing_else_is_told(String of, String tape) {
        assertThat(told(1, tape)).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            no second row | place 0, thrown
            one after the other | tried 0, tried 1
            not from 0 | place 1, tried 2, back
            two rows further | place 0, tried 2, back
            the same row | place 0, tried 0, back
            no row | place 0, somewhere 1, back, back
            no rows | somewhere 0, somewhere 1, back, back
            no parameter | solve, solve, back, back
            two searches | place 0, tried 1, back, tried 0
            not the next row | place 0, check 0, check 1, back, back, tried 3, back
            a loop that goes on to another row | place 0, tried 1, tried 3, back
            a loop not from the next row | place 0, tried 2, tried 3, back
            a loop not from 0 | place 1, tried 2, tried 3, back
            something is added | solve, place 0, tried 1, back, INTS 0, add 0, back
            """)
    void of_what_is_no_search_nothing_is_told(String of, String tape) {
        assertThat(told(NOTHING, tape)).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            nothing begins at 0 | tried 1
            nothing is called | solve, back
            recursion | place 0, somewhere 1, back, back
            it writes | INTS 0, place 0, write 0 0 0, back
            it adds | columns, place 0, add 0, back
            """)
    void of_what_may_have_put_a_queen_on_one_square_nothing_is_told(String of, String tape) {
        assertThat(told(1, NOTHING, List.of(), tape)).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            another length | INTS 0 0 0, place 0, write 0 0 1, tried 1, back
            written once | columns, place 0, write 0 0 1, tried 1, tried 1, back
            written before | columns, write 0 0 1, place 0, tried 1, back
            another row | columns, place 0, write 0 1 1, tried 1, back
            left of the board | columns, place 0, write 0 0 -1, tried 1, back
            right of the board | columns, place 0, write 0 0 4, tried 1, back
            met later | place 0, place 1, columns, write 0 0 1, back, back
            two in a row | columns, ROWS_OF_INTS 0 -1 -1 -1, place 0, write 0 1 1, write 0 2 1, tried 1, back
            """)
    void where_the_queens_are_not_told_by_an_array_no_place_is_told(String of, String tape) {
        assertThat(told(4, SOMETHING, SOLUTION, tape)).isEmpty();
    }

    @Test
    void how_deep_a_search_came_that_found_nothing_is_told() {
        assertThat(told(0L, toRowOne(12))).isEqualTo("your search came 12 times to row = 1, and never to row = 2");
        String deep = "place 0, place 1, place 2, place 3, tried 4";
        assertThat(told(0, deep)).isEqualTo("your search came once to row = 4, which is n, and the count is 0");
        assertThat(told(NOTHING, "place 0, check 0, check 1, back, thrown, tried 1, back"))
                .as("what calls itself in a search")
                .isEqualTo("your search came once to row = 1, and never to row = 2");
        assertThat(told(NOTHING, "check 0, check 1, check 2, back, back, place 0, tried 1, back, back"))
                .as("the one that begins first").isEqualTo("your search came once to i = 2, and never to i = 3");
    }

    @Test
    void where_a_search_left_a_solution_is_told() {
        String queens = "columns, place 0, write 0 0 1, place 1, write 0 1 3, tried 2, back, write 0 0 2, tried 1,"
                + " back";
        assertThat(told(4, SOMETHING, List.of(1, 3), queens)).as("all is there").isEmpty();
        assertThat(told(4, SOMETHING, SOLUTION, "columns, columns, place 0, write 1 0 1, tried 1, back"))
                .as("in the second array").startsWith("your search never came to [3]: does its loop run from column 0");
        assertThat(told(4, SOMETHING, List.of(1, 3, 0, 2), "columns, columns, columns, columns, ROWS_OF_INTS 0 1 2 3,"
                + " place 0, write 0 1 7, tried 1, write 0 1 0, write 0 2 7, tried 1, back")).as("on a board")
                .startsWith("your search never came to [1, 3], where no queen attacks another, though it came to"
                        + " [1]: does its loop");
    }

    @Test
    void what_keeps_a_search_from_its_end_is_told() {
        assertThat(told(NOTHING, "columns, add 0, add 0")).isEqualTo("your search added 2 solutions to a list, and the"
                + " list that came back is empty: is it the same list, and not emptied?");
    }

    @Test
    void an_answer_that_is_not_empty_or_a_call_that_is_not_all_recorded_proves_nothing() {
        assertThat(told(SOMETHING, toRowOne(2))).isEmpty();
        assertThat(told(0, "columns, add 0")).isEmpty();
        assertThat(told(SOMETHING, "columns, add 0")).isEmpty();
        assertThat(told(1, SOMETHING, List.of(), "tried 0")).isEmpty();
        assertThat(told(2, NOTHING, List.of(), "tried 0")).isEmpty();
        Tape tape = new Tape(toRowOne(2));
        assertThat(Diagnosis.ofAnswer(tape.recording(4, Recording.End.STOPPED, 0, NOTHING), List.of())).isEmpty();
        assertThat(Diagnosis.ofAnswer(tape.recording(4, Recording.End.RETURNED, 2, NOTHING), List.of())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"50, 'place 0, ', true", "49, 'place 0, ', false", "99, 'solve, ', false",
        "99, 'somewhere 1, ', false"})
    void a_method_that_calls_itself_50_times_with_the_same_row_is_endless(int times, String step, boolean isTold) {
        Tape tape = new Tape(step.repeat(times + 1) + "check 0");
        assertThat(Diagnosis.ofOverflow(tape.recording(4, Recording.End.FULL, 0, null)).map(Finding::sentence)
                .orElse("")).isEqualTo(isTold
                ? "place called itself with the same arguments, again and again: is each call for the next row, row +"
                + " 1? (row++ passes row as it was)" : "");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"1 | place 0, place 1, thrown, thrown | true",
        "2 | place 0, place 1, thrown, thrown | false", "1 | place 0, tried 1, thrown | false"})
    void an_exception_is_told_only_in_the_row_below_the_board(int n, String tape, boolean isTold) {
        assertThat(Diagnosis.ofIndex(new Tape(tape).recording(n, Recording.End.THREW, 0, null)).isPresent())
                .isEqualTo(isTold);
    }
}
