package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventsTest {

    /** Of an array: how many numbers its event has besides its elements, their length among them. */
    private static final int MEETING = 5;

    @BeforeEach
    void begin() {
        Events.begin();
    }

    @AfterEach
    void end() {
        Events.end();
    }

    /** What was noted: of each event its kind, its line, and what belongs to it. */
    private static int[][] noted() {
        int[] taken = Events.taken();
        int[][] events = {};
        for (int i = 1; i < taken.length; i += taken[i] + 1) {
            events = Arrays.copyOf(events, events.length + 1);
            events[events.length - 1] = Arrays.copyOfRange(taken, i + 1, i + 1 + taken[i]);
        }
        return events;
    }

    private static int enter(int method, int line) {
        Events.entering(method, line);
        return Events.entered();
    }

    @Test
    void each_call_is_noted_by_itself() {
        assertThat(Events.taken()).containsExactly(0);
        Events.assigned(5, 0, 1);
        Events.line(2);
        Events.begin();
        Events.assigned(new int[0], 1, 2);
        assertThat(noted()).isDeepEqualTo(new int[][] {{6, 2, 0, 0}, {4, 2, 1, 3, 0}});
    }

    @Test
    void where_nothing_is_recorded_nothing_is_noted() throws InterruptedException {
        Events.end();
        Thread other = new Thread(() -> Events.assigned(1, 0, 1));
        other.start();
        other.join();
        enter(1, 2);
        Events.argument();
        Events.argument(1);
        Events.argument(true);
        Events.argument(1L);
        Events.argument(new int[1]);
        Events.returned(1, 0, 3);
        Events.returned(new int[1], 0, 3);
        Events.line(3);
        Events.line(4);
        Events.assigned(1, 0, 4);
        Events.assigned(new int[1], 0, 4);
        Events.written(new int[1], 0, 4);
        Events.added(new int[1], 4);
        Events.changed(4);
        assertThat(Events.taken()).containsExactly(0);
    }

    @Test
    void a_line_is_noted_once_it_is_left_and_nothing_else_was_noted_on_it() {
        Events.line(4);
        Events.assigned(true, 2, 4);
        Events.line(5);
        Events.line(6);
        Events.line(6);
        Events.assigned(false, 2, 7);
        Events.assigned(false, 2, 7);
        Events.line(7);
        assertThat(noted()).isDeepEqualTo(new int[][] {
            {4, 4, 2, 2, 1}, {7, 5}, {7, 6}, {7, 6}, {4, 7, 2, 2, 0}, {4, 7, 2, 2, 0}});
    }

    @Test
    void methods_end_in_turn_and_by_exceptions_on_the_line_that_they_had_come_to() {
        int outer = enter(0, 10);
        Events.line(11);
        int inner = enter(1, 20);
        Events.line(21);
        enter(2, 30);
        assertThat(inner).isEqualTo(outer + 1);
        Events.caught(inner);
        Events.caught(inner);
        Events.returned(inner, 22);
        enter(3, 40);
        Events.returned(7L, outer, 12);
        assertThat(noted()).isDeepEqualTo(new int[][] {{0, 10, 0}, {7, 11}, {0, 20, 1}, {7, 21}, {0, 30, 2},
            {2, 30}, {1, 22, 0, 0}, {0, 40, 3}, {2, 40}, {1, 12, 1, 7}});
    }

    @Test
    void what_has_not_returned_at_the_end_was_left_by_an_exception() {
        enter(0, 10);
        enter(1, 20);
        Events.end();
        assertThat(noted()).isDeepEqualTo(new int[][] {{0, 10, 0}, {0, 20, 1}, {2, 20}, {2, 10}});
    }

    @Test
    void each_argument_is_noted_by_its_kind() {
        int[] row = {4};
        Events.entering(3, 9);
        Events.argument();
        Events.argument(-5);
        Events.argument(true);
        Events.argument(false);
        Events.argument(1L << 31);
        Events.argument(-1L << 31);
        Events.argument((Object) null);
        Events.argument("text");
        Events.argument((Object) row);
        Events.entered();
        assertThat(noted()).isDeepEqualTo(new int[][] {{6, 9, 0, 0, 4},
            {0, 9, 3, 0, 0, 1, -5, 2, 1, 2, 0, 0, 0, 1, Integer.MIN_VALUE, 4, 0, 0, 0, 3, 0}});
    }

    @Test
    void a_method_has_up_to_255_arguments_and_begins_with_none() {
        Events.entering(3, 9);
        IntStream.range(0, 255).forEach(Events::argument);
        Events.entered();
        Events.entering(4, 9);
        Events.entered();
        assertThat(noted()[0]).hasSize(3 + 2 * 255);
        assertThat(noted()[1]).containsExactly(0, 9, 4);
    }

    @Test
    void each_answer_is_noted_by_its_kind() {
        boolean[] marks = {true};
        for (int i = 0; i < 6; i++) {
            enter(0, 1);
        }
        Events.returned(-5, 6, 1);
        Events.returned(true, 5, 1);
        Events.returned(false, 4, 1);
        Events.returned(1L << 40, 3, 1);
        Events.returned((Object) null, 2, 1);
        Events.returned((Object) marks, 1, 2);
        assertThat(Arrays.copyOfRange(noted(), 6, 13)).isDeepEqualTo(new int[][] {{1, 1, 1, -5}, {1, 1, 2, 1},
            {1, 1, 2, 0}, {1, 1, 0, 0}, {1, 1, 4, 0}, {6, 2, 0, 1, 1}, {1, 2, 3, 0}});
    }

    @Test
    void each_value_is_noted_by_its_kind() {
        Events.assigned(1L << 40, 7, 1);
        Events.assigned(-3L, 7, 1);
        Events.assigned((Object) null, 7, 1);
        Events.assigned("text", 7, 1);
        Events.assigned(new double[1], 7, 1);
        Events.assigned(new int[1][1][1], 7, 1);
        assertThat(noted()).isDeepEqualTo(new int[][] {{4, 1, 7, 0, 0}, {4, 1, 7, 1, -3}, {4, 1, 7, 4, 0},
            {4, 1, 7, 0, 0}, {4, 1, 7, 0, 0}, {4, 1, 7, 0, 0}});
    }

    @Test
    void an_array_is_met_with_what_is_in_it_and_its_rows_first() {
        for (Object array : new Object[] {new int[] {1, -2}, new boolean[] {true, false}, new char[] {'a'},
            new byte[] {-3}, new short[] {4}, new long[] {1L << 40, -1L << 40, 5}, new int[][] {{6}, null},
            new boolean[][] {}, new char[][] {}, new byte[][] {}, new short[][] {}, new long[][] {}}) {
            Events.added(array, 1);
            Events.added(array, 2);
        }
        assertThat(Arrays.stream(noted()).filter(event -> event[0] == 6).toArray(int[][]::new)).isDeepEqualTo(
                new int[][] {{6, 1, 0, 0, 1, -2}, {6, 1, 1, 1, 1, 0}, {6, 1, 2, 2, 97}, {6, 1, 3, 3, -3},
                    {6, 1, 4, 4, 4}, {6, 1, 5, 5, Integer.MAX_VALUE, Integer.MIN_VALUE, 5}, {6, 1, 6, 0, 6},
                    {6, 1, 7, 6, 6, -1}, {6, 1, 8, 7}, {6, 1, 9, 8}, {6, 1, 10, 9}, {6, 1, 11, 10}, {6, 1, 12, 11}});
        assertThat(Arrays.stream(noted()).filter(event -> event[0] == 5).map(event -> event[1] * 100 + event[2]))
                .startsWith(100, 200, 101, 201).hasSize(24).contains(107, 207).doesNotContain(106);
    }

    @Test
    void what_is_written_is_noted_after_the_array_was_met() {
        int[] row = {3, 4};
        int[][] rows = {null, row};
        boolean[] marks = {false};
        Events.written(row, 1, 1);
        Events.written(rows, 1, 2);
        Events.written(rows, 0, 2);
        Events.written(marks, 0, 3);
        Events.written(new double[1], 0, 3);
        assertThat(noted()).isDeepEqualTo(new int[][] {{6, 1, 0, 0, 3, 4}, {3, 1, 0, 1, 1, 4},
            {6, 2, 1, 6, -1, 0}, {3, 2, 1, 1, 3, 0}, {3, 2, 1, 0, 4, 0},
            {6, 3, 2, 1, 0}, {3, 3, 2, 0, 2, 0}});
    }

    @Test
    void what_was_written_unseen_is_noted_where_the_array_is_met_again() {
        int[] row = {3, 4};
        int[][] rows = {row};
        boolean[] marks = {false, false};
        Events.added(rows, 1);
        Events.added(marks, 1);
        row[1] = 5;
        Events.added(rows, 2);
        marks[0] = true;
        row[0] = 6;
        rows[0] = null;
        Events.changed(3);
        Events.changed(4);
        row[0] = 7;
        Events.written(row, 0, 5);
        Events.changed(6);
        assertThat(noted()).hasNumberOfRows(11);
        assertThat(Arrays.copyOfRange(noted(), 5, 11)).isDeepEqualTo(new int[][] {{3, 2, 0, 1, 1, 5}, {5, 2, 1},
            {3, 3, 0, 0, 1, 6}, {3, 3, 1, 0, 4, 0}, {3, 3, 2, 0, 2, 1}, {3, 5, 0, 0, 1, 7}});
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void a_long_array_is_none(int more) {
        Events.added(new int[Events.LONGEST_ARRAY + more], 1);
        Events.written(new int[Events.LONGEST_ARRAY + more], 0, 1);
        assertThat(noted()).hasNumberOfRows(4 * (1 - more));
    }

    @Test
    void what_the_jdk_writes_in_another_thread_is_left_out() throws InterruptedException {
        int[] array = {0};
        Events.assigned(array, 0, 1);
        int[] before = Events.taken();
        array[0] = 5;
        Thread other = new Thread(() -> Events.changed(2));
        other.start();
        other.join();
        assertThat(Events.taken()).hasSameSizeAs(before);
        Events.changed(3);
        assertThat(Events.taken()).hasSizeGreaterThan(before.length);
    }

    @Test
    void other_threads_are_left_out_and_that_is_said() throws InterruptedException {
        Thread other = new Thread(() -> {
            Events.line(1);
            Events.assigned(1, 0, 1);
        });
        other.start();
        other.join();
        Events.assigned(2, 0, 1);
        assertThat(Events.taken()).containsExactly(Events.THREADS, 5, 4, 1, 0, 1, 2);
        Events.begin();
        assertThat(Events.taken()).containsExactly(0);
    }

    @ParameterizedTest
    @MethodSource("events")
    void so_many_events_are_noted_and_no_more(Runnable event) {
        int own = enter(0, 1);
        for (int i = 1; i < Events.MOST; i++) {
            Events.assigned(i, 0, 1);
        }
        assertThat(Events.taken()[0]).isZero();
        int[] all = Events.taken();
        event.run();
        assertThat(Events.taken()[0]).isEqualTo(Events.FULL);
        assertThat(enter(0, 1)).isEqualTo(own);
        Events.caught(0);
        Events.returned(1, 0, 1);
        Events.line(4);
        Events.line(5);
        Events.added(new int[3], 5);
        assertThat(Arrays.stream(Events.taken()).skip(1)).containsExactly(
                Arrays.stream(all).skip(1).boxed().toArray(Integer[]::new));
    }

    static Stream<Runnable> events() {
        return Stream.of(() -> enter(1, 1), () -> Events.caught(0), () -> Events.returned(1, 1, 1),
                () -> {
                    Events.line(3);
                    Events.line(4);
                }, () -> Events.assigned(true, 0, 1), () -> Events.written(new int[1], 0, 1),
                () -> Events.added(new int[1], 1));
    }

    @Test
    void an_element_that_is_written_after_the_last_event_is_not_noted() {
        int[] row = {0};
        Events.added(row, 1);
        for (int i = 2; i < Events.MOST; i++) {
            Events.assigned(i, 0, 1);
        }
        int[] all = Events.taken();
        Events.written(row, 0, 1);
        assertThat(Events.taken()).hasSameSizeAs(all);
    }

    @Test
    void other_threads_leave_the_arguments_alone() throws InterruptedException {
        Events.entering(3, 9);
        Events.argument(5);
        Thread other = new Thread(() -> {
            Events.entering(4, 8);
            Events.argument();
            Events.argument(1);
            Events.argument(true);
            Events.argument(1L);
            Events.argument("text");
            Events.entered();
        });
        other.start();
        other.join();
        Events.argument(6);
        Events.entered();
        assertThat(noted()).isDeepEqualTo(new int[][] {{0, 9, 3, 1, 5, 1, 6}});
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void so_many_numbers_are_noted_and_no_more(int more) {
        int left = Events.MOST_NUMBERS;
        while (left > Events.LONGEST_ARRAY + MEETING) {
            Events.entering(0, 1);
            Events.argument((Object) new int[Events.LONGEST_ARRAY]);
            left -= Events.LONGEST_ARRAY + MEETING;
        }
        Events.argument((Object) new int[left - MEETING + more]);
        assertThat(Events.taken()).hasSize(Events.MOST_NUMBERS + 1 - more * left);
        assertThat(Events.taken()[0]).isEqualTo(more * Events.FULL);
    }

    @Test
    void arrays_are_compared_so_often_and_no_more() {
        int[] large = new int[Events.LONGEST_ARRAY - 1];
        Events.added(large, 1);
        for (int i = 0; i < Events.MOST_COMPARED / Events.LONGEST_ARRAY; i++) {
            Events.changed(1);
        }
        assertThat(Events.taken()[0]).isZero();
        large[0] = 1;
        Events.changed(2);
        assertThat(Events.taken()[0]).isEqualTo(Events.FULL);
        assertThat(noted()).hasNumberOfRows(2);
    }
}
