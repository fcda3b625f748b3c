package nqueens.judge.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IsolationTest {

    @ParameterizedTest
    @CsvSource({"BUBBLEWRAP, bubblewrap", "PROCESS, process", "NONE, none"})
    void an_isolation_is_written_as_it_is_read(Isolation isolation, String id) {
        assertThat(isolation.id()).isEqualTo(id);
        assertThat(Isolation.of(id)).isEqualTo(isolation);
    }

    @Test
    void each_isolation_adds_a_layer_to_the_next() {
        assertThat(Isolation.NONE.layers()).containsExactly("sources", "allow-list");
        assertThat(Isolation.PROCESS.layers()).containsExactly("sources", "allow-list", "worker");
        assertThat(Isolation.BUBBLEWRAP.layers())
                .containsExactly("sources", "allow-list", "worker", "operating-system");
    }

    @Test
    void a_doubt_is_a_warning() {
        assertThat(new Conditions(Isolation.PROCESS, Optional.empty(), Optional.of("it sees HOME"), 1).warning())
                .contains("weakness of the isolation: it sees HOME\n");
    }
}
