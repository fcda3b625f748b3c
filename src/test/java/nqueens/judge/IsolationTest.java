package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.worker.Surroundings;

class IsolationTest {

    @ParameterizedTest
    @CsvSource({"BUBBLEWRAP, bubblewrap", "PROCESS, process", "NONE, none"})
    void an_isolation_is_written_as_it_is_read(Isolation isolation, String id) {
        assertThat(isolation.id()).isEqualTo(id);
        assertThat(Isolation.parsed(id)).isEqualTo(isolation);
    }

    @Test
    void each_isolation_adds_a_layer_to_the_next() {
        assertThat(Isolation.NONE.layers()).extracting(Layer::id).containsExactly("sources", "allow-list");
        assertThat(Isolation.PROCESS.layers()).extracting(Layer::id)
                .containsExactly("sources", "allow-list", "worker");
        assertThat(Isolation.BUBBLEWRAP.layers()).extracting(Layer::id)
                .containsExactly("sources", "allow-list", "worker", "operating-system");
    }

    @Test
    void a_worker_that_finds_nothing_is_shut_in() {
        Surroundings nothing = new Surroundings(
                List.of("LC_ALL", "PWD", "SystemRoot"), List.of("java.base"), 256, 2, false, false, List.of());
        for (Isolation isolation : Isolation.values()) {
            assertThat(isolation.holes(nothing)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"__CF_USER_TEXT_ENCODING", "JAVA_MAIN_CLASS_4711"})
    void what_macos_and_its_launcher_set_by_themselves_is_no_hole(String variable) {
        for (Isolation isolation : Isolation.values()) {
            assertThat(isolation.holes(seeing(variable))).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"__CFBundleIdentifier", "JAVA_MAIN_CLASS_", "JAVA_MAIN_CLASS_4711a", "MY_JAVA_MAIN_CLASS_1",
        "PATH", "LD_LIBRARY_PATH"})
    void what_the_users_shell_had_is_one(String variable) {
        assertThat(Isolation.PROCESS.holes(seeing(variable)))
                .containsExactly("it sees the environment variable " + variable);
    }

    private static Surroundings seeing(String variable) {
        return new Surroundings(List.of(variable), List.of("java.base"), 256, 2, false, false, List.of());
    }

    @Test
    void each_isolation_tells_the_holes_in_its_own_layers() {
        Surroundings much = new Surroundings(List.of("HOME", "PWD", "TOKEN"), List.of("java.base", "java.sql"), 257, 3,
                true, true, List.of("/", "/tmp"));
        List<String> worker = List.of("it sees the environment variable HOME",
                "it sees the environment variable TOKEN", "it can load the module java.sql",
                "its heap may grow to 257 MiB");
        List<String> system = List.of("it sees 3 processes", "it sees files of the judge", "it reaches the network",
                "it can write to /", "it can write to /tmp");
        assertThat(Isolation.NONE.holes(much)).isEmpty();
        assertThat(Isolation.PROCESS.holes(much)).isEqualTo(worker);
        assertThat(Isolation.BUBBLEWRAP.holes(much))
                .isEqualTo(Stream.concat(worker.stream(), system.stream()).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Process", "NONE", "docker"})
    void there_is_no_other_isolation(String value) {
        assertThatThrownBy(() -> Isolation.parsed(value)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.isolation=" + value
                        + ": no such isolation; there are bubblewrap, process and none");
    }
}
