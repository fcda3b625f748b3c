package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;

class ExecutedTest {

    @Test
    void of_lines_that_ran_as_often_the_first_is_the_hottest() {
        assertThat(executed(Map.of("A.java:10", 5L, "A.java:9", 5L, "A.java:8", 4L, "B.java:9", 5L)).hottest())
                .map(Map.Entry::getKey).contains("A.java:9");
        assertThat(executed(Map.of()).hottest()).isEmpty();
    }

    @Test
    void only_the_call_that_must_be_fast_has_steps_of_a_reference_solution() {
        assertThat(ReferenceSteps.of(Catalogue.BOARD2D, Call.of("count", 10))).contains(59_788_263L);
        assertThat(ReferenceSteps.of(Catalogue.BOARD2D, Call.of("solve", 10))).isEmpty();
        assertThat(ReferenceSteps.of(Catalogue.BOARD2D, Call.of("count", 3))).isEmpty();
        assertThat(ReferenceSteps.of(Catalogue.ONE_SOLUTION, Call.of("solve", 10))).isEmpty();
    }

    private static Executed executed(Map<String, Long> lines) {
        return new Executed(9, Map.of(), lines);
    }
}
