package nqueens.judge.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.problem.Check;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

class PointsTest {

    private static final Problem DRILL = Catalogue.ONE_SOLUTION;

    @TempDir
    private Path folder;

    private Points read(String text) {
        try {
            return Points.read(Files.writeString(folder.resolve("points"), text).toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int of(Points points, Problem problem, String check) {
        return points.of(problem,
                problem.checks().stream().filter(each -> each.id().equals(check)).findFirst().orElseThrow());
    }

    @Test
    void by_the_standard_the_core_is_graded_and_each_check_worth_what_it_declares() throws IOException {
        Points standard = Points.standard();
        assertThat(standard.graded()).isEqualTo(Catalogue.core());
        assertThat(Catalogue.all()).allSatisfy(problem -> {
            assertThat(standard.isGraded(problem)).isEqualTo(problem.isCore());
            assertThat(standard.of(problem)).isEqualTo(100);
            assertThat(problem.checks()).allMatch(check -> standard.of(problem, check) == check.points())
                    .noneMatch(standard::isHidden);
        });
        assertThat(read("").graded()).isEqualTo(standard.graded());
        assertThat(standard.hash()).as("that of the file to copy").isEqualTo(
                Points.read("src/main/resources/nqueens/judge/points.properties").hash());
    }

    @Test
    void what_was_begun_without_a_line_is_passed_over() throws IOException {
        for (Problem begun : List.of(Catalogue.BITMASK, Catalogue.find("torus").orElseThrow(), Catalogue.LAZY)) {
            Path stub = folder.resolve(begun.id()).resolve(begun.solver().file());
            Files.createDirectories(stub.getParent());
            Files.writeString(stub, "begun");
        }
        assertThat(read("torus = 1").unjudged(Submission.of("ann", folder, List.of())::hasBegun)).containsExactly(
                "lazy/ was found and isn't judged: it has no line in the points file");
    }

    @Test
    void a_check_may_be_weighed_in_all_problems_or_in_one_and_hidden() {
        Points points = read("speed = 30\ncount=0\nbitmask.speed = 1000\nhidden = speed ,robust");
        assertThat(of(points, Catalogue.BOARD2D, "speed")).isEqualTo(30);
        assertThat(of(points, Catalogue.BITMASK, "speed")).isEqualTo(1000);
        assertThat(of(points, Catalogue.BITMASK, "count")).isZero();
        assertThat(points.of(Catalogue.BOARD2D)).isEqualTo(100);
        assertThat(Catalogue.BITMASK.checks()).filteredOn(points::isHidden).extracting(Check::id)
                .containsExactly("robust", "speed");
    }

    @Test
    void a_problem_may_be_weighed_left_out_and_taken_in() {
        Points points = read("array1d = 100\nbitmask = 0\none-solution = 2");
        assertThat(of(points, Catalogue.ARRAY1D, "count")).isEqualTo(1500);
        assertThat(points.of(Catalogue.ARRAY1D)).isEqualTo(10_000);
        assertThat(points.of(DRILL)).isEqualTo(200);
        assertThat(points.of(Catalogue.BITMASK)).isEqualTo(100);
        assertThat(points.graded()).isEqualTo(Stream.concat(Catalogue.core().stream(), Stream.of(DRILL))
                .filter(problem -> problem != Catalogue.BITMASK).toList());
    }

    @Test
    void a_hash_tells_points_apart() {
        assertThat(read("speed = 30\n").hash())
                .isEqualTo("sha256:0bfbf3064ee273c83b31b4b6a01e281ad49f0db414f0ce0d3570f95b20a93d80");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            speed = 1001        | speed = 1001: not a whole number from 0 to 1000
            speed = -1          | speed = -1: not a whole number from 0 to 1000
            speed = 1.5         | speed = 1.5: not a whole number from 0 to 1000
            speed =             | speed = : not a whole number from 0 to 1000
            speed = 99999999999 | speed = 99999999999: not a whole number from 0 to 1000
            bitmask.speed = x   | bitmask.speed = x: not a whole number from 0 to 1000
            bitmask = 101       | bitmask = 101: not a whole number from 0 to 100
            hidden = speed, x   | hidden = x: no such check
            speed = \\uXYZ      | Malformed \\uxxxx encoding.
            sped = 1            | sped: no such check or exercise; there are small-boards, valid-placements, complete,
            bitmask.sped = 1    | bitmask.sped: no such check or exercise; there are small-boards, valid-placements,
            bitmaskspeed = 1    | bitmaskspeed: no such check or exercise; there are small-boards, valid-placements,
            speed.bitmask = 1   | speed.bitmask: no such check or exercise; there are small-boards, valid-placements,
            board2d=0;array1d=0;booleanarrays=0;bitmask=0 | nothing is worth a point
            small-boards=0;valid-placements=0;complete=0;count=0;robust=0;approach=0;speed=0 | nothing is worth a point
            """)
    void a_bad_value_is_named_with_what_would_be_right(String text, String reason) {
        assertThatThrownBy(() -> read(text.replace(';', '\n'))).isInstanceOf(SettingsException.class)
                .hasMessageStartingWith("-Dkata.points=" + folder.resolve("points") + ": " + reason);
    }

    @Test
    void there_has_to_be_a_file_that_can_be_read() throws IOException {
        Path latin = Files.write(folder.resolve("latin"), "# \u00e9".getBytes(StandardCharsets.ISO_8859_1));
        for (String[] bad : new String[][] {{"no\0path", "not a path"}, {latin.toString(), "not UTF-8"},
            {"nowhere.properties", "no such file, or it can't be read"}}) {
            assertThatThrownBy(() -> Points.read(bad[0])).isInstanceOf(SettingsException.class)
                    .hasMessage("-Dkata.points=" + bad[0] + ": " + bad[1]);
        }
    }

    @Test
    void what_is_graded_is_judged_and_what_else_was_begun_or_that_alone() throws IOException {
        Submission submission = new Submission("alice", folder);
        assertThat(Points.standard().problemsOf(submission)).isEqualTo(Catalogue.core());
        Path drills = Files.createDirectory(folder.resolve("drill"));
        assertThat(Points.standard().problemsOf(submission)).isEqualTo(Catalogue.core());
        Files.createFile(drills.resolve(DRILL.solver().file()));
        assertThat(Points.standard().problemsOf(submission)).containsExactly(DRILL);

        Files.createFile(Files.createDirectory(folder.resolve("board2d")).resolve("Board2dQueens.java"));
        assertThat(Points.standard().problemsOf(submission)).hasSize(Catalogue.core().size() + 1)
                .containsAll(Catalogue.core()).endsWith(DRILL);
        assertThat(read("board2d = 0\nsolution-count = 1").problemsOf(submission)).doesNotContain(Catalogue.BOARD2D)
                .endsWith(DRILL, Catalogue.SOLUTION_COUNT);
    }
}
