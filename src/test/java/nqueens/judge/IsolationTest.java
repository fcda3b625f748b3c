package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IsolationTest {

    @ParameterizedTest
    @CsvSource({"PROCESS, process", "NONE, none"})
    void an_isolation_is_written_as_it_is_read(Isolation isolation, String id) {
        assertThat(isolation.id()).isEqualTo(id);
        assertThat(Isolation.parsed(id)).isEqualTo(isolation);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Process", "NONE", "docker"})
    void there_is_no_other_isolation(String value) {
        assertThatThrownBy(() -> Isolation.parsed(value)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.isolation=" + value + ": no such isolation; there are process and none");
    }
}
