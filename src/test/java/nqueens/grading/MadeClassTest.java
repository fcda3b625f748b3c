package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.Points;
import nqueens.judge.Submission;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.report.Report;
import nqueens.report.Reports;

/**
 * A class made by script comes out right to the cell. The gradebook of all 150 lies in
 * {@code src/test/resources/nqueens/grading/class.csv}; {@code -Dkata.expected=write} writes it anew, from what is
 * known of the submissions. {@code -Dkata.class=FOLDER} makes the whole class there, with {@code class/} and
 * {@code roster.csv}, to be judged by {@code mvn test}; where it has reports in {@code judge/}, their gradebook is
 * compared. Without it a few are judged here.
 */
class MadeClassTest {

    private static final Path EXPECTED = Path.of("src/test/resources/nqueens/grading/class.csv");
    private static final int ALL = 150;
    /** All that is odd, and a few that aren't. */
    private static final int FEW = 14;

    @TempDir
    private Path folder;

    @Test
    void the_gradebook_of_the_whole_class_follows_from_what_is_known() throws IOException {
        Path whole = Optional.ofNullable(System.getProperty("kata.class")).map(Path::of).orElse(folder);
        Path gradebook = whole.resolve("judge/gradebook.csv");
        if (Files.exists(gradebook)) {
            assertThat(rows(Files.readString(gradebook))).isEqualTo(Files.readAllLines(EXPECTED));
            return;
        }
        List<String> rows = withHeader(new MadeClass(whole, ALL).rows());
        if ("write".equals(System.getProperty("kata.expected"))) {
            Files.createDirectories(EXPECTED.getParent());
            Files.write(EXPECTED, rows);
        }
        assertThat(rows).isEqualTo(Files.readAllLines(EXPECTED));
    }

    @Test
    void a_few_of_it_come_out_right_to_the_cell() throws IOException {
        MadeClass made = new MadeClass(folder, FEW);
        ClassFolder classFolder = ClassFolder.at(made.classFolder().toString());
        Points points = Points.standard();
        try (ProcessWorkers workers =
                new ProcessWorkers(Use.MANY, Optional.of(Isolation.PROCESS), Optional.empty())) {
            ClassResults judged = new Grading(classFolder, folder.resolve("judge"), submission ->
                    new Judge(workers, points).judge(submission, points.graded(), Judge.Listener.NONE),
                    UnaryOperator.identity(), "judge",
                    Reports.ofSubmission(Map.of(), Instant.EPOCH), List.of(), points)
                    .run(2, true, new Progress(FEW, text -> { }, false, System::nanoTime)).results();
            ClassResults complete = Attendance.of(ClassRoster.read("roster.csv", made.roster()),
                    classFolder.submissions().stream().map(Submission::name).toList()).complete(judged, points,
                    "nothing was handed in");
            Report<ClassResults> gradebook = Reports.ofClass().stream()
                    .filter(report -> report.file().equals("gradebook.csv")).findFirst().orElseThrow();
            assertThat(rows(gradebook.text(complete))).isEqualTo(withHeader(made.rows()));
        }
    }

    private static List<String> withHeader(List<String> rows) {
        return Stream.concat(Stream.of(MadeClass.HEADER), rows.stream()).toList();
    }

    /** A gradebook without its byte order mark, its rows sorted. */
    private static List<String> rows(String gradebook) {
        List<String> lines = gradebook.substring(1).lines().toList();
        return Stream.concat(lines.stream().limit(1), lines.stream().skip(1).sorted()).toList();
    }
}
