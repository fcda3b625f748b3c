package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.problem.Catalogue;

class SettingsTest {

    @Test
    void without_properties_the_exercises_are_judged_in_a_process() {
        Settings settings = settings(Map.of());
        assertThat(settings).isEqualTo(new Settings(
                "exercises", Optional.empty(), Optional.empty(), Optional.empty(),
                settings.points(), Optional.empty(), 0, Path.of("target/judge")));
        assertThat(settings.points()).hasToString(Points.standard().toString());
    }

    @Test
    void each_property_is_read(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine"), "speed = 30");
        Settings settings = settings(Map.of("submission", "../class/alice",
                "kata.submissionName", "Alice", "kata.isolation", "none",
                "kata.timeScale", "1.5", "kata.points", file.toString(), "kata.minimum", "415",
                "kata.reports", "target/other", "kata.seed", "999999999"));
        assertThat(settings).isEqualTo(new Settings("../class/alice", Optional.of("Alice"),
                Optional.of(Isolation.NONE), Optional.of(1.5), settings.points(),
                Optional.of(new Minimum(415)), 999_999_999, Path.of("target/other")));
        assertThat(settings.points().of(Catalogue.BITMASK)).isEqualTo(115);
    }

    @Test
    void a_property_is_that_of_this_jvm_or_is_not_set() {
        assertThat(Settings.property("java.home")).contains(System.getProperty("java.home"));
        assertThat(Settings.property("kata.nothing")).isEmpty();
    }

    @Test
    void a_submission_is_called_by_its_folder_unless_it_has_a_name(@TempDir Path folder) throws IOException {
        assertThat(settings(Map.of("submission", "solutions")).open().name()).isEqualTo("solutions");
        Path empty = Files.createDirectory(folder.resolve("b"));
        assertThat(settings(Map.of("submission", empty.toString(), "kata.submissionName", "Bo")).open())
                .isEqualTo(new Submission("Bo", empty));
    }

    @Test
    @DisabledOnOs(value = {OS.WINDOWS, OS.MAC}, disabledReason = "names of folders are always text there")
    void a_submission_of_a_class_keeps_each_byte_of_its_path(@TempDir Path folder) {
        Path path = Path.of(URI.create(folder.toUri() + "x%FF"));
        assertThat(settings(Map.of("submission", path.toUri().toString(), "kata.submissionName", "x%FF")).open())
                .isEqualTo(new Submission("x%FF", path));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=localhost:5005",
        "-Xrunjdwp:transport=dt_socket,server=y,suspend=y,address=5005"})
    void where_a_debugger_is_attached_nothing_stands_in_its_way(String argument) {
        assertThat(settings(Map.of(), "-Xmx1g", argument).isolation()).hasValue(Isolation.NONE);
    }

    @Test
    void a_demand_made_by_hand_is_stronger_than_a_debugger() {
        assertThat(settings(Map.of("kata.isolation", "process"), "-agentlib:jdwp").isolation())
                .hasValue(Isolation.PROCESS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-agentlib:hprof", "-Xmx1g", "-Dname=-agentlib:jdwp"})
    void other_arguments_are_no_debugger(String argument) {
        assertThat(settings(Map.of(), argument).isolation()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-1", "1.5", "1000000000", " 1"})
    void a_seed_is_a_whole_number(String value) {
        assertThatThrownBy(() -> settings(Map.of("kata.seed", value))).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.seed=" + value + ": not a whole number from 0 to 999999999");
    }

    @Test
    void a_folder_for_reports_is_a_path() {
        assertThatThrownBy(() -> settings(Map.of("kata.reports", "a\0b")))
                .isInstanceOf(SettingsException.class).hasMessage("-Dkata.reports=a\0b: not a path");
    }

    @Test
    void the_arguments_of_this_jvm_are_known() {
        assertThat(Settings.ownJvmArguments())
                .isEqualTo(ManagementFactory.getRuntimeMXBean().getInputArguments());
    }

    private static Settings settings(Map<String, String> properties, String... jvmArguments) {
        return Settings.of(name -> Optional.ofNullable(properties.get(name)), List.of(jvmArguments));
    }
}
