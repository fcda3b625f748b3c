package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SurroundingsTest {

    @ParameterizedTest
    @CsvSource({"true, false", "false, true"})
    void surroundings_are_read_as_they_were_written(boolean judgeSeen, boolean connected) throws IOException {
        Surroundings found = new Surroundings(List.of("LC_ALL", "PWD"), List.of("java.base", "java.sql"), 256, 17,
                judgeSeen, connected, List.of("/", "/tmp/a folder"));
        assertThat(Surroundings.decoded(found.encoded())).isEqualTo(found);
    }

    @Test
    void nothing_is_written_as_nothing() throws IOException {
        Surroundings nothing = new Surroundings(List.of(), List.of(), 0, 0, false, false, List.of());
        assertThat(Surroundings.decoded(nothing.encoded())).isEqualTo(nothing);
    }
}
