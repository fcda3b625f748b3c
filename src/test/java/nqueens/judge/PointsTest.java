package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.problem.Catalogue;
import nqueens.problem.Check;
import nqueens.problem.Problem;

class PointsTest {

    @TempDir
    private Path folder;

    @Test
    void by_the_standard_the_core_is_graded_and_each_check_worth_what_it_declares() {
        assertThat(Points.standard().graded()).isEqualTo(Catalogue.core());
        assertThat(Catalogue.all()).allSatisfy(problem -> {
            assertThat(Points.standard().isGraded(problem)).isEqualTo(problem.isCore());
            assertThat(problem.checks()).allSatisfy(check -> {
                assertThat(Points.standard().of(problem, check)).isEqualTo(check.points());
                assertThat(Points.standard().isHidden(check)).isFalse();
            });
            assertThat(Points.standard().of(problem)).isEqualTo(100);
        });
    }

    @Test
    void what_a_file_leaves_out_is_as_in_the_standard() {
        assertThat(read("")).hasToString(Points.standard().toString());
    }

    @Test
    void the_file_is_told_by_its_hash_and_the_standard_has_that_of_the_file_to_copy() throws IOException {
        assertThat(read("speed = 30\n").hash())
                .isEqualTo("sha256:0bfbf3064ee273c83b31b4b6a01e281ad49f0db414f0ce0d3570f95b20a93d80");
        assertThat(Points.standard().hash()).isEqualTo(
                Points.read("src/main/resources/nqueens/judge/points.properties").hash());
    }

    @Test
    void a_check_may_be_weighed_in_all_problems() {
        Points points = read("speed = 30\ncount=0");
        assertThat(List.of(Catalogue.BOARD2D, Catalogue.BITMASK)).allMatch(
                problem -> points.of(problem, check(problem, "speed")) == 30
                        && points.of(problem, check(problem, "count")) == 0 && points.of(problem) == 100);
    }

    @Test
    void a_check_may_be_weighed_in_one_problem() {
        Points points = read("bitmask.speed = 1000\none-solution.answers = 7\nspeed = 3");
        assertThat(points.of(Catalogue.BITMASK, check(Catalogue.BITMASK, "speed"))).isEqualTo(1000);
        assertThat(points.of(Catalogue.BOARD2D, check(Catalogue.BOARD2D, "speed"))).isEqualTo(3);
        assertThat(points.of(Catalogue.ONE_SOLUTION)).isEqualTo(7 + 15 + 3);
    }

    @Test
    void a_problem_may_be_weighed_left_out_and_taken_in() {
        Points points = read("array1d = 100\nbitmask = 0\none-solution = 2");
        assertThat(points.of(Catalogue.ARRAY1D, check(Catalogue.ARRAY1D, "count"))).isEqualTo(1500);
        assertThat(points.of(Catalogue.ARRAY1D)).isEqualTo(10_000);
        assertThat(points.graded()).isEqualTo(Stream
                .concat(Catalogue.core().stream(), Stream.of(Catalogue.ONE_SOLUTION))
                .filter(problem -> problem != Catalogue.BITMASK).toList());
        assertThat(points.of(Catalogue.ONE_SOLUTION)).isEqualTo(200);
        assertThat(points.of(Catalogue.BITMASK)).isEqualTo(100);
    }

    @Test
    void checks_may_be_hidden() {
        Points points = read("hidden = speed ,robust");
        assertThat(Catalogue.BITMASK.checks()).filteredOn(points::isHidden).extracting(Check::id)
                .containsExactly("robust", "speed");
    }

    @Test
    void a_text_tells_points_apart() {
        assertThat(Points.standard().toString())
                .startsWith("board2d.small-boards=10\nboard2d.valid-placements=15\n")
                .contains("\nbitmask.speed=15\n").endsWith("\nhidden=[]");
        assertThat(read("speed = 30\nhidden=speed")).hasToString(read("hidden = speed\nspeed=30").toString())
                .hasToString(Points.standard().toString().replace("speed=15", "speed=30")
                        .replace("hidden=[]", "hidden=[speed]"));
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
        String names = Stream.concat(
                Catalogue.all().stream().flatMap(problem -> problem.checks().stream()).map(Check::id).distinct(),
                Catalogue.all().stream().map(Problem::id)).collect(Collectors.joining(", "));
        assertBad(key + " = 1", key + ": no such check or exercise; there are " + names + ", hidden");
    }

    @Test
    void only_a_check_may_be_hidden() {
        assertBad("hidden = speed, bitmask", "hidden = bitmask: no such check");
    }

    @Test
    void something_has_to_be_worth_a_point() {
        Stream<String> problems = Catalogue.core().stream().map(Problem::id);
        Stream<String> checks = Catalogue.core().stream().flatMap(problem -> problem.checks().stream()).map(Check::id);
        for (Stream<String> keys : List.of(problems, checks)) {
            assertBad(keys.distinct().map(key -> key + " = 0").collect(Collectors.joining("\n")),
                    "nothing is worth a point");
        }
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

    private static Check check(Problem problem, String id) {
        return problem.checks().stream().filter(check -> check.id().equals(id)).findFirst().orElseThrow();
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
