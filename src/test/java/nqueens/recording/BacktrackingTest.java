package nqueens.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BacktrackingTest {

    private static final String UNDONE = ": is something not undone?";

    /** A search that comes to row 1 so often. */
    private static Tape toRowOne(int times) {
        Tape tape = new Tape().solve().place(0);
        for (int i = 0; i < times; i++) {
            tape.place(1).back();
        }
        return tape.back().back();
    }

    @ParameterizedTest
    @CsvSource({"1, once", "2, twice", "3, three times", "12, twelve times", "13, 13 times"})
    void a_search_that_found_nothing_is_told_how_deep_it_came(int times, String text) {
        assertThat(toRowOne(times).mistake()).isEqualTo("your search reached row 1 " + text + ", and never row 2");
        assertThat(toRowOne(times).mistake(0L)).isEqualTo("your search reached row 1 " + text + ", and never row 2");
    }

    @Test
    void it_is_told_what_it_made_of_the_last_row() {
        Tape tape = new Tape().place(0).place(1).place(2).place(3).place(4).back().place(4).back();

        assertThat(tape.mistake()).isEqualTo("your search reached row 4 twice, and added nothing there");
        assertThat(tape.mistake(0)).isEqualTo("your search reached row 4 twice, and the count is 0");
    }

    @Test
    void a_search_that_found_something_is_not_told_that_it_found_nothing() {
        assertThat(toRowOne(2).mistake(List.of(new int[4]))).isEmpty();
        assertThat(toRowOne(2).mistake(1)).isEmpty();
        assertThat(toRowOne(2).mistake(new int[0])).isEmpty();
        assertThat(toRowOne(2).meet(0, ArrayType.INTS, 0).add(0).mistake()).isEmpty();
    }

    @Test
    void a_search_is_a_method_that_calls_itself_for_the_next_row() {
        assertThat(toRowOne(1).isSearch()).isTrue();
        assertThat(new Tape().place(0).check(0).place(1).back().back().back().isSearch()).isTrue();
        assertThat(new Tape().place(0).thrown().isSearch()).as("not again").isFalse();
        assertThat(new Tape().place(0).back().place(1).back().isSearch()).as("one after the other").isFalse();
        assertThat(new Tape().place(1).place(2).back().back().isSearch()).as("not from 0").isFalse();
        assertThat(new Tape().place(0).place(2).back().back().isSearch()).as("two rows further").isFalse();
        assertThat(new Tape().place(0).place(0).back().back().isSearch()).as("the same row").isFalse();
        assertThat(new Tape().place(0).placeSomewhere(1).back().back().isSearch()).as("no row").isFalse();
        assertThat(new Tape().placeSomewhere(0).placeSomewhere(1).back().back().isSearch()).as("no rows").isFalse();
        assertThat(new Tape().solve().solve().back().back().isSearch()).as("without a parameter").isFalse();
        assertThat(new Tape().place(0).place(1).back().back().place(0).back().isSearch()).as("twice").isFalse();
    }

    @Test
    void a_row_may_end_by_an_exception() {
        assertThat(new Tape().place(0).place(1).thrown().place(1).back().back().mistake())
                .isEqualTo("your search reached row 1 twice, and never row 2");
        assertThat(new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).place(1).thrown().write(0, 1, 1).place(1)
                .back().back().mistake(1)).isEmpty();
    }

    @Test
    void what_calls_itself_in_a_search_is_none() {
        assertThat(new Tape().place(0).check(0).check(1).back().back().place(1).back().back().mistake())
                .isEqualTo("your search reached row 1 once, and never row 2");
        assertThat(new Tape().place(0).check(0).check(1).back().back().place(3).back().back().isSearch()).isFalse();
        assertThat(new Tape().check(0).check(1).check(2).back().back().place(0).place(1).back().back().back().mistake())
                .as("the one that begins first").isEqualTo("your search reached row 2 once, and never row 3");
    }

    @ParameterizedTest
    @EnumSource(Recording.End.class)
    void of_what_is_not_all_recorded_nothing_is_told(Recording.End end) {
        assertThat(toRowOne(2).ending(end).mistake().isEmpty()).isEqualTo(end != Recording.End.RETURNED);
        assertThat(toRowOne(2).besideThreads().mistake()).isEmpty();
    }

    @Test
    void a_mark_that_is_left_when_the_search_goes_on_is_told() {
        Tape tape = new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).write(0, 1, 1).place(1).back();

        assertThat(tape.place(1).back().back().mistake(List.of(new int[4])))
                .isEqualTo("after it returned from row 1, marks[1] was still true" + UNDONE);
    }

    @Test
    void a_mark_that_is_left_when_a_row_is_tried_again_is_told() {
        Tape tape = new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).place(1).write(0, 1, 1).back();

        assertThat(tape.place(1).back().back().mistake(List.of(new int[4])))
                .isEqualTo("after it returned from row 1, marks[1] was still true" + UNDONE);
    }

    @Test
    void a_mark_that_a_helper_sets_is_that_of_its_caller() {
        assertThat(new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).check(5).write(0, 0, 1).back().place(1)
                .back().place(1).back().back().mistake())
                .isEqualTo("after it returned from row 1, marks[0] was still true" + UNDONE);
    }

    @Test
    void a_mark_that_is_set_when_a_helper_has_returned_is_no_helpers() {
        assertThat(new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).check(5).back().write(0, 0, 1).place(1)
                .back().place(1).back().back().mistake())
                .isEqualTo("after it returned from row 1, marks[0] was still true" + UNDONE);
    }

    @Test
    void of_several_marks_the_one_is_told_whose_row_ended_first() {
        Tape tape = new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0, 0).place(0).write(0, 0, 1);

        assertThat(tape.place(1).write(0, 1, 1).place(2).back().write(0, 2, 1).place(2).back().place(2).back().back()
                .place(1).back().back().mistake())
                .isEqualTo("after it returned from row 2, marks[1] was still true" + UNDONE);
    }

    @Test
    void a_mark_on_a_board_is_called_by_row_and_column() {
        Tape tape = new Tape().meet(0, ArrayType.INTS, 0, 0).meet(1, ArrayType.INTS, 0, 0)
                .named(2, ArrayType.ROWS_OF_INTS, 1, 0, 1);

        assertThat(tape.place(0).write(1, 0, 7).place(1).back().place(1).back().back().mistake())
                .isEqualTo("after it returned from row 1, board[1][0] was still 7" + UNDONE);
    }

    @Test
    void a_mark_that_is_taken_away_was_undone() {
        Tape tape = new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).write(0, 1, 1).place(1).back()
                .write(0, 1, 0).write(0, 0, 1).place(1).back().write(0, 0, 0).back();
        assertThat(tape.mistake(1)).isEmpty();
    }

    @Test
    void a_mark_that_was_set_before_or_is_set_last_is_none_that_was_left() {
        Tape found = new Tape().named(0, ArrayType.BOOLEANS, 0, 1, 0).place(0).write(0, 0, 1).place(1).back().place(1);
        assertThat(found.back().back().mistake(1)).as("set from the first").isEmpty();
        assertThat(new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).write(0, 0, 1).place(0).write(0, 0, 0)
                .write(0, 0, 1).place(1).back().place(1).back().back().mistake(1)).as("as it was").isEmpty();
        assertThat(new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).place(1).back().write(0, 1, 1).place(1)
                .back().back().mistake(1)).as("met once").isEmpty();
        assertThat(new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).place(1).back().place(1).write(0, 1, 1)
                .back().back().mistake(1)).as("not tried again").isEmpty();
        assertThat(new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).place(1).back().place(1).back().back()
                .write(0, 1, 1).mistake(1)).as("after the search").isEmpty();
    }

    @Test
    void a_mark_that_is_met_further_down_or_further_up_alone_proves_nothing() {
        assertThat(new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).write(0, 1, 1).place(1).place(2).back()
                .back().back().mistake(1)).isEmpty();
        assertThat(new Tape().named(0, ArrayType.BOOLEANS, 0, 0, 0).place(0).place(1).place(2).write(0, 1, 1).back()
                .back().place(1).back().back().mistake(1)).isEmpty();
    }

    @Test
    void an_array_of_its_own_or_without_a_name_or_of_numbers_proves_nothing() {
        assertThat(new Tape().place(0).named(0, ArrayType.BOOLEANS, 0, 0, 0).write(0, 1, 1).place(1).back().place(1)
                .back().back().mistake(1)).as("of its own").isEmpty();
        for (ArrayType type : List.of(ArrayType.BOOLEANS, ArrayType.INTS)) {
            Tape tape = type == ArrayType.INTS ? new Tape().named(0, type, 0, 0, 0) : new Tape().meet(0, type, 0, 0);
            assertThat(tape.place(0).write(0, 1, 1).place(1).back().place(1).back().back().mistake(1)).isEmpty();
        }
    }

    @Test
    void a_row_that_is_replaced_is_no_mark() {
        Tape tape = new Tape().meet(0, ArrayType.BOOLEANS, 0).meet(1, ArrayType.BOOLEANS, 0)
                .named(2, ArrayType.ROWS_OF_BOOLEANS, 1, 0).place(0).write(0, 0, 1).place(1).back().place(1).back();

        assertThat(tape.mistake(1)).isNotEmpty();
        assertThat(tape.put(2, 0, 1).mistake(1)).isEmpty();
    }

    @Test
    void what_stands_on_a_board_of_letters_is_no_mark() {
        assertThat(new Tape().meet(0, ArrayType.CHARS, 0).named(1, ArrayType.ROWS_OF_CHARS, 1, 0).place(0)
                .write(0, 0, 'Q').place(1).back().place(1).back().back().mistake(1)).isEmpty();
    }

    @Test
    void a_bit_that_is_left_in_a_field_is_told() {
        Tape tape = new Tape().taken(0).place(0).taken(2).place(1).taken(6).taken(2).back();
        assertThat(tape.place(1).back().back().mistake(1))
                .isEqualTo("after it returned from row 1, taken still had bit 1 set" + UNDONE);
        Tape other = new Tape().taken(0).place(0).taken(2).place(1).named(0, ArrayType.INTS, 0, 0).taken(6).taken(2);
        assertThat(other.back().place(1).back().back().mistake(1)).as("beside another variable")
                .isEqualTo("after it returned from row 1, taken still had bit 1 set" + UNDONE);
    }

    @Test
    void a_field_that_is_no_set_of_bits_proves_nothing() {
        assertThat(new Tape().taken(0).place(0).taken(1).place(1).back().taken(2).place(1).back().back().mistake(1))
                .as("a number that grows").isEmpty();
        assertThat(new Tape().taken(0).place(0).taken(1).place(1).taken(2).back().place(1).back().back().mistake(1))
                .as("a number that grows in the next row").isEmpty();
        assertThat(new Tape().named(0, ArrayType.INTS, 2).place(0).named(1, ArrayType.INTS, 2).place(1)
                .meet(2, ArrayType.INTS).named(3, ArrayType.INTS, 2).back().place(1).back().back().mistake(1))
                .as("arrays").isEmpty();
        assertThat(new Tape().taken(0).place(0).taken(1).place(1).back().place(1).back().back().mistake(1))
                .as("set once").isEmpty();
        assertThat(new Tape().taken(0).place(0).taken(3).place(1).taken(7).back().place(1).back().back().mistake(1))
                .as("two bits at once").isEmpty();
        assertThat(new Tape().place(0).taken(1).place(1).taken(3).back().place(1).back().back().mistake(1))
                .as("not known from the beginning").isEmpty();
        assertThat(new Tape().taken(0).place(0).taken(1).place(1).taken(3).taken(1).back().taken(0).place(1).back()
                .back().mistake(1)).as("undone").isEmpty();
    }

    /** Puts the queens of two rows, and comes to the next one after each. */
    private static Tape queens(Tape tape) {
        return tape.place(0).write(0, 0, 1).place(1).write(0, 1, 3).place(2).back().back()
                .write(0, 0, 2).place(1).back().back();
    }

    @Test
    void of_a_solution_that_is_missing_is_told_where_the_search_left_it() {
        assertThat(queens(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0)).mistakeWithout(1, 3, 0, 2))
                .isEqualTo("with [1, 3] in the rows above, your search left out column 0 of row 2, which no queen"
                        + " attacks");
        assertThat(queens(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0)).mistakeWithout(2, 0, 3, 1))
                .isEqualTo("with [2] in the rows above, your search left out column 0 of row 1, which no queen"
                        + " attacks");
        assertThat(queens(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0)).mistakeWithout(3, 0, 1, 2))
                .isEqualTo("your search left out column 3 of row 0");
        assertThat(queens(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0)).mistakeWithout()).isEmpty();
        assertThat(queens(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0)).mistakeWithout(1, 3)).as("all is there")
                .isEmpty();
    }

    @Test
    void where_a_search_left_a_solution_stands_below_how_deep_it_came() {
        assertThat(Diagnosis.ofAnswer(queens(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0)).answering(List.of()),
                List.of(1, 3, 0, 2))).hasValue("your search reached row 2 once, and never row 3\n"
                        + "with [1, 3] in the rows above, your search left out column 0 of row 2, which no queen "
                        + "attacks");
    }

    @Test
    void queens_are_seen_on_a_board_of_rows() {
        Tape tape = new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).meet(1, ArrayType.INTS, 0, 0, 0, 0)
                .meet(2, ArrayType.INTS, 0, 0, 0, 0).meet(3, ArrayType.INTS, 0, 0, 0, 0)
                .named(4, ArrayType.ROWS_OF_INTS, 1, 0, 1, 2, 3);
        tape.place(0).write(0, 1, 7).place(1).back().write(0, 1, 0)
                .write(0, 2, 7).place(1).back().write(0, 2, 0).back();

        assertThat(tape.mistakeWithout(1, 3, 0, 2)).isEqualTo(
                "with [1] in the rows above, your search left out column 3 of row 1, which no queen attacks");
    }

    @Test
    void an_array_in_which_the_queens_do_not_stand_tells_nothing() {
        assertThat(queens(new Tape().meet(0, ArrayType.INTS, 0, 0, 0)).mistakeWithout(3, 0, 1, 2))
                .as("another length").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).place(0).place(1).back().back()
                .mistakeWithout(3, 0, 1, 2)).as("not written").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).place(0).write(0, 0, 1).place(1).back().place(1)
                .back().back().mistakeWithout(3, 0, 1, 2)).as("written once").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).write(0, 0, 1).place(0).place(1).back().back()
                .mistakeWithout(3, 0, 1, 2)).as("written before").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).place(0).write(0, 1, 1).place(1).back().back()
                .mistakeWithout(3, 0, 1, 2)).as("another row").isEmpty();
        for (int column : new int[] {-1, 4}) {
            assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).place(0).write(0, 0, column).place(1).back()
                    .back().mistakeWithout(3, 0, 1, 2)).as("off the board").isEmpty();
        }
        assertThat(new Tape().place(0).place(1).meet(0, ArrayType.INTS, 0, 0, 0, 0).write(0, 0, 1).back().back()
                .mistakeWithout(3, 0, 1, 2)).as("met later").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).meet(1, ArrayType.INTS, 0, 0, 0, 0)
                .place(0).write(1, 0, 1).place(1).back().back().mistakeWithout(3, 0, 1, 2))
                .as("in the second").isEqualTo("your search left out column 3 of row 0");
    }

    @Test
    void a_board_with_other_rows_than_one_queen_each_tells_nothing() {
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).named(1, ArrayType.ROWS_OF_INTS, 1, 0, -1, -1, -1)
                .place(0).write(0, 1, 1).write(0, 2, 1).place(1).back().back().mistakeWithout(3, 0, 1, 2)).isEmpty();
        assertThat(new Tape().named(0, ArrayType.ROWS_OF_INTS, 1, -1, -1, -1, -1).place(0).put(0, 0, 0).put(0, 0, 0)
                .place(1).back().back().mistakeWithout(3, 0, 1, 2)).isEmpty();
    }

    @Test
    void a_solution_that_is_added_before_the_last_row_has_its_queen_is_told() {
        String early = "your search added a solution when it came to row 1, which had no queen yet: all rows have one"
                + " when it comes to row n = 4";
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).place(0).write(0, 0, 1).place(1)
                .meet(1, ArrayType.INTS, 0, 0, 0, 0).write(1, 0, 1).add(1).back().back().mistake(1)).isEqualTo(early);
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).place(0).write(0, 0, 1).place(1)
                .write(0, 1, 3).add(0).back().back().mistake(1)).as("it has its queen").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).place(0).place(1).add(0).back().back().mistake(1))
                .as("its queens are elsewhere").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).write(0, 0, 1).place(0).place(1).add(0).back()
                .back().mistake(1)).as("written outside of the search").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).place(0).write(0, 0, 1).place(1).add(0).place(2)
                .place(3).place(4).add(0).back().back().back().back().back().mistake(1)).as("at the end, too")
                .isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).place(0).write(0, 0, 1).place(1).back().back()
                .add(0).mistake(1)).as("after the search").isEmpty();
    }

    @Test
    void a_row_of_a_board_without_a_name_is_no_mark() {
        assertThat(new Tape().meet(0, ArrayType.BOOLEANS, 0).meet(1, ArrayType.ROWS_OF_BOOLEANS, 0).place(0)
                .write(0, 0, 1).place(1).back().place(1).back().back().mistake(1)).isEmpty();
    }
}
