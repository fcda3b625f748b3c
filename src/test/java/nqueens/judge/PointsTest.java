package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PointsTest {

    private static final String NAMES = "small-boards, valid-placements, complete, count, robust, approach, speed,"
            + " board2d, array1d, booleanarrays, bitmask, hidden";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"SMALL_BOARDS, 10", "VALID_PLACEMENTS, 15", "COMPLETE, 20", "COUNT, 15", "ROBUST, 15", "APPROACH, 10",
        "SPEED, 15"})
    void the_standard_gives_a_check_the_same_points_in_each_exercise(Check check, int worth) {
        assertThat(Exercise.values()).allMatch(exercise -> Points.standard().of(exercise, check) == worth);
    }

    @ParameterizedTest
    @EnumSource
    void by_the_standard_an_exercise_is_judged_and_worth_100_points(Exercise exercise) {
        assertThat(Points.standard().isJudged(exercise)).isTrue();
        assertThat(Points.standard().of(exercise)).isEqualTo(100);
    }

    @ParameterizedTest
    @EnumSource
    void by_the_standard_nothing_is_hidden(Check check) {
        assertThat(Points.standard().isHidden(check)).isFalse();
    }

    @Test
    void what_a_file_leaves_out_is_as_in_the_standard() {
        assertThat(read("")).hasToString(Points.standard().toString());
    }

    @Test
    void a_check_may_be_weighed_in_all_exercises() {
        Points points = read("speed = 30\ncount=0");
        assertThat(Exercise.values()).allMatch(exercise -> points.of(exercise, Check.SPEED) == 30
                && points.of(exercise, Check.COUNT) == 0 && points.of(exercise) == 100);
    }

    @Test
    void a_check_may_be_weighed_in_one_exercise() {
        Points points = read("bitmask.speed = 1000");
        assertThat(points.of(Exercise.BITMASK, Check.SPEED)).isEqualTo(1000);
        assertThat(points.of(Exercise.BOARD2D, Check.SPEED)).isEqualTo(15);
    }

    @Test
    void an_exercise_may_be_weighed_and_left_out() {
        Points points = read("array1d = 100\nbitmask = 0");
        assertThat(points.of(Exercise.ARRAY1D, Check.COUNT)).isEqualTo(1500);
        assertThat(points.of(Exercise.ARRAY1D)).isEqualTo(10_000);
        assertThat(points.isJudged(Exercise.ARRAY1D)).isTrue();
        assertThat(points.isJudged(Exercise.BITMASK)).isFalse();
        assertThat(points.of(Exercise.BITMASK)).isZero();
    }

    @Test
    void checks_may_be_hidden() {
        Points points = read("hidden = speed ,robust");
        assertThat(Arrays.stream(Check.values()).filter(points::isHidden))
                .containsExactly(Check.ROBUST, Check.SPEED);
    }

    @Test
    void a_text_tells_points_apart() {
        assertThat(Points.standard().toString())
                .startsWith("approach=10\narray1d=1\n").endsWith("\nvalid-placements=15");
        assertThat(read("speed = 30")).hasToString(read("speed=30").toString())
                .hasToString(Points.standard().toString().replace("speed=15", "speed=30"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1001", "-1", "1.5", "many", "", "00001", "99999999999"})
    void points_are_whole_numbers_up_to_1000(String value) {
        assertBad("speed = " + value, "speed = " + value + ": not a whole number from 0 to 1000");
        assertBad("bitmask.speed = " + value,
                "bitmask.speed = " + value + ": not a whole number from 0 to 1000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"101", "half"})
    void an_exercise_counts_up_to_100_times(String value) {
        assertBad("bitmask = " + value, "bitmask = " + value + ": not a whole number from 0 to 100");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sped", "bitmask.sped", "toroidal.speed", "bitmaskspeed", "bitmask.", "speed.bitmask"})
    void what_there_is_not_is_named(String key) {
        assertBad(key + " = 1", key + ": no such check or exercise; there are " + NAMES);
    }

    @Test
    void only_a_check_may_be_hidden() {
        assertBad("hidden = speed, bitmask", "hidden = bitmask: no such check");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "board2d = 0\narray1d = 0\nbooleanarrays = 0\nbitmask = 0",
        "small-boards=0\nvalid-placements=0\ncomplete=0\ncount=0\nrobust=0\napproach=0\nspeed=0"})
    void something_has_to_be_worth_a_point(String text) {
        assertBad(text, "nothing is worth a point");
    }

    @Test
    void there_has_to_be_a_file_that_can_be_read() throws IOException {
        assertThatThrownBy(() -> Points.read("no\0path")).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.points=no\0path: not a path");
        assertThatThrownBy(() -> Points.read("nowhere.properties")).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.points=nowhere.properties: no such file, or it can't be read");
        Path latin = Files.write(folder.resolve("latin"), "# \u00e9".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> Points.read(latin.toString())).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.points=" + latin + ": not UTF-8");
        assertBad("speed = \\uXYZ", "Malformed \\uxxxx encoding.");
    }

    private void assertBad(String text, String reason) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.points=" + folder.resolve("points") + ": " + reason);
    }

    private Points read(String text) {
        try {
            return Points.read(Files.writeString(folder.resolve("points"), text).toString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
