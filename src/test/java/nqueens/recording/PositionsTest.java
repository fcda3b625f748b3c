package nqueens.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

/** On a board of two, whose rows 0 and 1 a search reaches with the events that are given. */
class PositionsTest {

    private static Optional<List<List<Integer>>> reached(Tape tape, int first, int second) {
        return Positions.reached(tape.ofBoard(2).answering(List.of()), new TreeMap<>(Map.of(first, 0, second, 1)));
    }

    @Test
    void an_array_of_columns_tells_them() {
        assertThat(reached(new Tape().meet(0, ArrayType.INTS, 9, 9).place(0).write(0, 0, 1).place(1), 1, 3))
                .contains(List.of(List.of(), List.of(1)));
    }

    @Test
    void a_board_tells_them_whatever_was_written_before_it_was_met() {
        Tape tape = new Tape().meet(0, ArrayType.INTS, 0, 0).meet(1, ArrayType.INTS, 0, 0).write(0, 1, 1)
                .meet(2, ArrayType.ROWS_OF_INTS, 0, 1).place(0).write(0, 1, 1).place(1);
        assertThat(reached(tape, 4, 6)).contains(List.of(List.of(), List.of(1)));
    }

    @Test
    void what_is_written_elsewhere_is_no_queen() {
        Tape tape = new Tape().meet(0, ArrayType.INTS, 1, 0).meet(1, ArrayType.INTS, 0, 0, 0).place(0).write(1, 0, 1)
                .place(1);
        assertThat(reached(tape, 2, 4)).isEmpty();
    }

    @Test
    void what_was_there_before_is_no_queen() {
        assertThat(reached(new Tape().place(0).meet(0, ArrayType.INTS, 1, 1).place(1), 0, 2)).isEmpty();
    }

    @Test
    void a_queen_stands_on_the_board() {
        assertThat(reached(new Tape().meet(0, ArrayType.INTS, 0, 0).place(0).write(0, 0, 2).place(1), 1, 3)).isEmpty();
        assertThat(reached(new Tape().meet(0, ArrayType.ROWS_OF_INTS, -1, -1).place(0).place(1), 1, 2)).isEmpty();
    }
}
