package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.interview.StageRecord.Outcome;

class InterviewRecordTest {

    @Test
    void stages_are_summed_up() {
        InterviewRecord interview = new InterviewRecord("2026-11-21", "torus", 45, 2292, List.of(
                new StageRecord("a", Outcome.DONE, 1000, 2, false),
                new StageRecord("b", Outcome.SKIPPED, 1000, 3, false),
                new StageRecord("c", Outcome.NOT_REACHED, 0, 0, false),
                new StageRecord("d", Outcome.DONE, 292, 0, true)), Rubric.EMPTY);
        assertThat(interview.day()).isEqualTo(LocalDate.of(2026, 11, 21));
        assertThat(interview.done()).isEqualTo(2);
        assertThat(interview.wrongTries()).isEqualTo(5);
        assertThat(interview.minutes()).isEqualTo("38.2");
        assertThat(interview.isOverTime()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"2699, false", "2700, false", "2701, true"})
    void more_than_the_time_given_is_over_time(long seconds, boolean isOverTime) {
        assertThat(new InterviewRecord("2026-11-21", "torus", 45, seconds, List.of(), Rubric.EMPTY).isOverTime())
                .isEqualTo(isOverTime);
    }

    @Test
    void a_record_is_of_a_day_and_of_times_that_can_be() {
        assertThatThrownBy(() -> record("2026-13-01", 45, 0)).isInstanceOf(DateTimeException.class);
        assertThatThrownBy(() -> record("2026-11-21", 0, 5)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no such time: 0 min, 5 s");
        assertThatThrownBy(() -> record("2026-11-21", 1, -1)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no such time: 1 min, -1 s");
        assertThat(record("2026-11-21", 1, 0).minutes()).isEqualTo("0.0");
        assertThatThrownBy(() -> new InterviewRecord("2026-11-21", null, 1, 0, List.of(), Rubric.EMPTY))
                .isInstanceOf(NullPointerException.class).hasMessage("drill");
        assertThatThrownBy(() -> new InterviewRecord("2026-11-21", "torus", 1, 0, List.of(), null))
                .isInstanceOf(NullPointerException.class).hasMessage("rubric");
    }

    @Test
    void a_stage_has_times_that_can_be() {
        assertThatThrownBy(() -> new StageRecord("a", Outcome.DONE, -1, 0, false))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("less than none: -1 s, 0 wrong tries");
        assertThatThrownBy(() -> new StageRecord("a", Outcome.DONE, 0, -1, false))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("less than none: 0 s, -1 wrong tries");
        assertThatThrownBy(() -> new StageRecord(null, Outcome.DONE, 0, 0, false))
                .isInstanceOf(NullPointerException.class).hasMessage("title");
        assertThatThrownBy(() -> new StageRecord("a", null, 0, 0, false))
                .isInstanceOf(NullPointerException.class).hasMessage("outcome");
    }

    private static InterviewRecord record(String date, int minutesGiven, long seconds) {
        return new InterviewRecord(date, "torus", minutesGiven, seconds, List.of(), Rubric.EMPTY);
    }
}
