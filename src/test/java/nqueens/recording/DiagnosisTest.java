package nqueens.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class DiagnosisTest {

    private static final String NO_QUEEN = "your search put no queen on the empty board: does its loop begin with"
            + " column 0?";
    private static final String ENDLESS = "place calls itself with what it was given, again and again: each call must"
            + " be for the next row, row + 1 (row++ hands over row as it was)";

    @Test
    void solutions_in_another_list_than_the_one_that_came_back_are_told() {
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).add(0).mistake()).isEqualTo("your search added 1"
                + " solution to a list, and the list that came back is empty: is it the same list, and not emptied?");
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).add(0).add(0).mistake())
                .startsWith("your search added 2 solutions to a list");
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0).add(0).mistake()).as("no solution").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).add(0).mistake(0)).as("a count").isEmpty();
        assertThat(new Tape().meet(0, ArrayType.INTS, 0, 0, 0, 0).add(0).mistake(List.of(new int[4]))).isEmpty();
    }

    @Test
    void a_search_that_changes_the_row_in_its_loop_is_told() {
        Tape tape = new Tape().place(0).place(1).place(2).back().place(3).back().back().place(2).back().back();
        assertThat(tape.mistake()).isEqualTo("out of row 1 your search called itself for row 2, and then for row 3:"
                + " hand over row + 1, and leave row as it is");
        assertThat(new Tape().place(0).place(1).back().place(3).back().back().mistake()).as("not the next").isEmpty();
        assertThat(new Tape().place(0).place(2).back().place(3).back().back().mistake()).as("not from row").isEmpty();
        assertThat(new Tape().place(1).place(2).back().place(3).back().back().mistake()).as("not from 0").isEmpty();
        assertThat(new Tape().placeSomewhere(0).placeSomewhere(1).back().back().mistake()).as("no rows").isEmpty();
        assertThat(new Tape().place(0).back().mistake()).as("no search").isEmpty();
    }

    @Test
    void a_search_that_puts_no_queen_on_a_board_of_one_square_is_told() {
        assertThat(new Tape().ofBoard(1).place(0).back().mistake()).isEqualTo(NO_QUEEN);
        assertThat(new Tape().ofBoard(1).place(0).back().mistake(0L)).isEqualTo(NO_QUEEN);
        assertThat(new Tape().ofBoard(1).place(0).check(0).back(false).back().mistake()).isEqualTo("on the empty board"
                + " check returned false, and no queen was put: does it ask more than the rows above, or is its answer"
                + " taken the wrong way round?");
        assertThat(new Tape().ofBoard(1).place(0).check(0).back(true).back().mistake())
                .startsWith("on the empty board check returned true");
        assertThat(new Tape().ofBoard(1).place(0).check(0).thrown().back().mistake()).isEqualTo(NO_QUEEN);
    }

    @Test
    void what_may_have_put_a_queen_or_is_no_search_is_told_nothing() {
        assertThat(new Tape().ofBoard(2).place(0).back().mistake()).as("a larger board").isEmpty();
        assertThat(new Tape().ofBoard(1).place(1).back().mistake()).as("nothing begins at 0").isEmpty();
        assertThat(new Tape().ofBoard(1).solve().back().mistake()).as("nothing is called").isEmpty();
        assertThat(new Tape().ofBoard(1).place(0).back().mistake(List.of(new int[1]))).as("an answer").isEmpty();
        assertThat(new Tape().ofBoard(1).place(0).placeSomewhere(1).back().back().mistake()).as("recursion").isEmpty();
        assertThat(new Tape().ofBoard(1).meet(0, ArrayType.INTS, 0).place(0).write(0, 0, 0).back().mistake())
                .as("it writes").isEmpty();
        assertThat(new Tape().ofBoard(1).meet(0, ArrayType.INTS, 0, 0).place(0).add(0).back().mistake())
                .as("it adds").isEmpty();
    }

    @Test
    void a_method_that_calls_itself_with_the_same_row_is_told() {
        assertThat(deep(50, 0).overflow()).isEqualTo(ENDLESS);
        assertThat(deep(49, 0).overflow()).as("it may end").isEmpty();
        assertThat(deep(99, 1).overflow()).as("for the next row").isEmpty();
        Tape nowhere = new Tape();
        for (int i = 0; i < 99; i++) {
            nowhere.solve();
        }
        Tape somewhere = new Tape();
        for (int i = 0; i < 99; i++) {
            somewhere.placeSomewhere(1);
        }
        assertThat(nowhere.overflow()).as("without a row").isEmpty();
        assertThat(somewhere.overflow()).as("for what is no number").isEmpty();
    }

    @Test
    void an_exception_in_the_row_below_the_board_is_told() {
        assertThat(new Tape().ofBoard(1).place(0).place(1).thrown().thrown().index())
                .isEqualTo("it threw in the call for row n = 1, which the board doesn't have: does the search"
                        + " always end there, and is each queen on a column from 0 to n - 1?");
        assertThat(new Tape().ofBoard(2).place(0).place(1).thrown().thrown().index()).as("on the board").isEmpty();
        assertThat(new Tape().ofBoard(1).place(0).place(1).back().thrown().index()).as("it had returned").isEmpty();
        assertThat(new Tape().ofBoard(1).place(0).place(1).index()).as("not all is recorded").isEmpty();
    }

    /** Calls within each other, each for a row so much further. */
    private static Tape deep(int times, int further) {
        Tape tape = new Tape().ending(Recording.End.FULL).place(0);
        for (int i = 1; i <= times; i++) {
            tape.place(i * further);
        }
        return tape;
    }
}
