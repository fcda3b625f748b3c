package nqueens.judge.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.limit.Isolation.Surroundings;


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

    @ParameterizedTest
    @CsvSource({"TOKEN, secret, true", "TOKEN, other, false", "OTHER, secret, false", "SHLVL, 12, false",
        "SHLVL, 12a, true", "__CF_USER_TEXT_ENCODING, 0x1F5:0x0:0x0, false", "KEY, deadbeef, true",
        "JAVA_HOME, /jdk, false", "_, /jdk/bin/java, false", "LD_LIBRARY_PATH, /jdk/lib:/jdk/lib/server, false",
        "LD_LIBRARY_PATH, /jdk/lib:/home/ann, true", "HOME, /jdk/../home/ann, true", "HOME, /jdkhome, true"})
    void only_what_the_judge_has_too_can_have_leaked(String variable, String value, boolean isHole) {
        Surroundings found = new Surroundings(
                "/jdk", List.of(variable + "=" + value), List.of("java.base"), 256, 2, false, false, List.of());
        Map<String, String> withheld = Map.of("TOKEN", "secret", "OTHER", "x", "SHLVL", value, "KEY", value,
                "__CF_USER_TEXT_ENCODING", value, "JAVA_HOME", value, "_", value, "LD_LIBRARY_PATH", value,
                "HOME", value);
        List<String> holes = isHole ? List.of("it sees the judge's environment variable " + variable) : List.of();
        assertThat(Isolation.PROCESS.holes(found, withheld)).isEqualTo(Isolation.BUBBLEWRAP.holes(found, withheld))
                .isEqualTo(holes);
    }

    @Test
    void a_doubt_is_a_warning() {
        assertThat(new Isolation.Conditions(Isolation.PROCESS, Optional.empty(), Optional.of("it sees HOME"), 1)
                .warning()).contains("weakness of the isolation: it sees HOME\n");
    }

    @Test
    void a_path_is_of_the_runtime_through_links_too(@TempDir Path folder) throws IOException {
        Path home = Files.createDirectory(folder.resolve("jdk"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), home);
        for (Path path : List.of(link, folder)) {
            Map<String, String> variables = Map.of("PLACE", path.toString());
            Surroundings found = new Surroundings(home.toString(), List.of("PLACE=" + path), List.of(), 1, 1, false,
                    false, List.of());
            assertThat(Isolation.PROCESS.holes(found, variables)).hasSize(path.equals(link) ? 0 : 1);
        }
    }

    @Test
    void each_isolation_tells_the_holes_in_its_own_layers() {
        Map<String, String> withheld = Map.of("HOME", "/home/ann", "TOKEN", "secret");
        Surroundings much = new Surroundings("/jdk", List.of("TOKEN=secret", "HOME=/home/ann"),
                List.of("java.base", "java.sql"), 257, 3, true, true, List.of("/", "/tmp"));
        List<String> worker = List.of("it sees the judge's environment variable HOME",
                "it sees the judge's environment variable TOKEN", "it can load the module java.sql",
                "its heap may grow to 257 MiB");
        List<String> system = List.of("it sees 3 processes", "it sees files of the judge", "it reaches the network",
                "it can write to /", "it can write to /tmp");
        assertThat(Isolation.NONE.holes(much, withheld)).isEmpty();
        assertThat(Isolation.PROCESS.holes(much, withheld)).isEqualTo(worker);
        assertThat(Isolation.BUBBLEWRAP.holes(much, withheld))
                .isEqualTo(Stream.concat(worker.stream(), system.stream()).toList());
    }
}
