package nqueens.judge.worker.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.recording.Event;
import nqueens.recording.Recording;

/** How much is noted at the most; what each instruction tells is in {@code RecorderTest}. */
class EventsTest {

    /** Of an array: how many numbers its event has besides its elements, their length among them. */
    private static final int MEETING = 5;
    private static final int ADDING = 4;
    private static final int READING = 5;

    @BeforeEach
    void begin() {
        Events.begin();
    }

    @AfterEach
    void end() {
        Events.end();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void so_many_numbers_are_noted_beside_so_many_reads_and_no_more(int more) {
        int[] array = new int[1];
        Events.added(array);
        int left = Events.MOST_NUMBERS - Events.numbers().length + 1;
        for (int i = 0; i <= Event.MOST_READS; i++) {
            Events.read(array, 0);
        }
        while (left > Events.LONGEST_ARRAY + MEETING + ADDING) {
            Events.added(new int[Events.LONGEST_ARRAY]);
            left -= Events.LONGEST_ARRAY + MEETING + ADDING;
        }
        Events.added(new int[left - MEETING - ADDING + more]);
        assertThat(Events.numbers()).hasSize(Events.MOST_NUMBERS + 1 + READING * Event.MOST_READS - more * (ADDING - 1))
                .startsWith(more * Recording.FULL);
    }

    @Test
    void arrays_are_compared_so_often_and_no_more() {
        Events.added(new int[Events.LONGEST_ARRAY - 1]);
        for (int i = 0; i < Events.MOST_COMPARED / Events.LONGEST_ARRAY; i++) {
            Events.changed();
        }
        assertThat(Events.numbers()).startsWith(0);
        Events.changed();
        assertThat(Events.numbers()).startsWith(Recording.FULL);
    }
}
