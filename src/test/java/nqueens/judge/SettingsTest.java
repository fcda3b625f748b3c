package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.limit.Isolation;
import nqueens.judge.result.Points;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.catalogue.Catalogue;

class SettingsTest {

    private static Settings settings(Map<String, String> properties, String... jvmArguments) {
        return Settings.of(name -> Optional.ofNullable(properties.get(name)), List.of(jvmArguments));
    }

    @Test
    void without_properties_the_exercises_are_judged_in_a_process() {
        Settings settings = settings(Map.of());
        assertThat(settings).isEqualTo(new Settings("exercises", Optional.empty(), Optional.empty(),
                Optional.empty(), settings.points(), Optional.empty(), 0, Path.of("target/judge")));
        assertThat(settings.points().hash()).isEqualTo(Points.standard().hash());
        assertThat(settings(Map.of("submission", "solutions")).open().name()).isEqualTo("solutions");
    }

    @Test
    void each_property_is_read(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine"), "speed = 30");
        Settings settings = settings(Map.of("submission", "../class/alice", "kata.submissionName", "Alice",
                "kata.isolation", "none", "kata.timeScale", "1.5", "kata.points", file.toString(),
                "kata.minimum", "415", "kata.reports", "target/other", "kata.seed", "999999999"));
        assertThat(settings).isEqualTo(new Settings("../class/alice", Optional.of("Alice"),
                Optional.of(Isolation.NONE), Optional.of(1.5), settings.points(),
                Optional.of(415), 999_999_999, Path.of("target/other")));
        assertThat(settings.points().of(Catalogue.BITMASK)).isEqualTo(115);
    }

    @ParameterizedTest
    @CsvSource({", '-agentlib:jdwp=transport=dt_socket,server=y', NONE", ", -Xrunjdwp:transport=dt_socket, NONE",
        "process, -agentlib:jdwp, PROCESS", ", -agentlib:hprof,", ", -Dname=-agentlib:jdwp,"})
    void where_a_debugger_is_attached_nothing_stands_in_its_way_unless_it_is_demanded(
            String demanded, String argument, Isolation isolation) {
        Map<String, String> properties = demanded == null ? Map.of() : Map.of("kata.isolation", demanded);
        assertThat(settings(properties, "-Xmx1g", argument).isolation()).isEqualTo(Optional.ofNullable(isolation));
    }

    @ParameterizedTest
    @CsvSource(ignoreLeadingAndTrailingWhitespace = false, value = {
        "kata.seed,'',not a whole number from 0 to 999999999", "kata.seed,-1,not a whole number from 0 to 999999999",
        "kata.seed,1000000000,not a whole number from 0 to 999999999", "kata.reports,a\0b,not a path",
        "kata.isolation,Process,'not one of bubblewrap, process, none'",
        "kata.timeScale,0.09,not a number from 0.1 to 100", "kata.minimum,401,not a whole number from 0 to 400"})
    void a_bad_value_is_named_with_what_would_be_right(String property, String value, String reason) {
        assertThatThrownBy(() -> settings(Map.of(property, value))).isInstanceOf(SettingsException.class)
                .hasMessage("-D" + property + "=" + value + ": " + reason);
    }
}
