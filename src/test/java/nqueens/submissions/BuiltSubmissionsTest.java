package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.CheckResult;
import nqueens.judge.ClassFolder;
import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.Points;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.judge.Workers;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/**
 * Known submissions that no repository should hold, or can't: links out of the submission, names that are none, and
 * what a machine leaves beside an honest solver. Each is made at run time.
 */
class BuiltSubmissionsTest {

    private static ProcessWorkers workers;

    @BeforeAll
    static void startWorkers() {
        workers = new ProcessWorkers(Use.FEW, Optional.of(Isolation.PROCESS), Optional.empty());
    }

    @AfterAll
    static void endWorkers() {
        workers.close();
    }

    @Test
    void what_is_no_submission_is_rejected_by_name(@TempDir Path folder) throws IOException {
        Path solver = honest(folder).resolve("Array1dQueens.java");
        Files.delete(solver);
        Files.createSymbolicLink(solver, Path.of("solutions/array1d/Array1dQueens.java").toAbsolutePath());

        ProblemResult result = judged(Submission.at(folder.toString()));

        assertThat(result.verdict()).isEqualTo(Verdict.REJECTED);
        assertThat(result.points()).isZero();
        assertThat(result.checks()).extracting(CheckResult::message).containsOnly(
                solver + ": a symbolic link, which is not followed; put the file itself there");
    }

    @Test
    void what_is_no_source_costs_nothing_and_is_noted(@TempDir Path folder) throws IOException {
        Path exercise = honest(folder);
        Files.writeString(exercise.resolve("Array1dQueens.class"), "no class");
        Files.writeString(exercise.resolve("Evil\u001b[2J.java"), "no class");
        Files.writeString(Files.createDirectory(exercise.resolve("target")).resolve("Helper.java"), "not Java");

        ProblemResult result = judged(Submission.at(folder.toString()));

        assertThat(result.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(result.points()).isEqualTo(result.maxPoints());
        assertThat(result.notes()).containsExactly("array1d: not looked at, since only .java files named like a class"
                + " are judged: Evil\u001b[2J.java, Array1dQueens.class, target/");
    }

    @ParameterizedTest
    @CsvSource({"UTF-8,", "windows-1252, Windows-1252", "UTF-16LE, UTF-16"})
    void a_source_is_judged_in_whatever_charset_it_was_written(
            Charset charset, String noted, @TempDir Path folder) throws IOException {
        Path source = honest(folder).resolve("Array1dQueens.java");
        String text = Files.readString(source).replaceFirst("(?m)^public ", "/* Gr\u00f6\u00dfe: n\u00e9e */ public ")
                .replaceFirst("\\{", "{ static final String GR\u00d6SSE = \"\u00c4\u00ff\"; ");
        Files.write(source, ((charset.name().startsWith("UTF") ? "\ufeff" : "") + text).getBytes(charset));

        ProblemResult result = judged(Submission.at(folder.toString()));

        assertThat(result.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(result.notes()).isEqualTo(noted == null ? List.of()
                : List.of("array1d/Array1dQueens.java is not UTF-8: read as " + noted));
    }

    @Test
    void a_right_solver_that_spins_in_each_call_is_ended_as_a_whole(@TempDir Path folder) throws IOException {
        for (Problem exercise : Catalogue.core()) {
            Path file = Path.of(exercise.id(), exercise.solver().file());
            Files.createDirectory(folder.resolve(exercise.id()));
            // inside the JDK, where no steps are counted
            String spin = " { java.util.stream.LongStream.range(0, 60_000_000).sum();";
            Files.writeString(folder.resolve(file), Files.readString(Path.of("solutions").resolve(file))
                    .replaceAll("(public (?:List<int\\[]> solve|long count)\\(int n\\)) \\{", "$1" + spin));
        }

        // each call has 0.75 s, and the submission 9 s
        Results results;
        try (Workers fast = new ProcessWorkers(Use.FEW, Optional.of(Isolation.PROCESS), Optional.of(0.15))) {
            results = judged(fast, Submission.at(folder.toString()), Catalogue.core());
        }

        List<CheckResult> checks = results.exercises().stream().flatMap(each -> each.checks().stream()).toList();
        assertThat(checks).first().extracting(CheckResult::verdict).isEqualTo(Verdict.ACCEPTED);
        assertThat(results.exercises().get(results.exercises().size() - 1).checks())
                .allSatisfy(check -> {
                    assertThat(check.verdict()).isEqualTo(Verdict.TIME_LIMIT_EXCEEDED);
                    assertThat(check.message())
                            .startsWith("the submission as a whole took more than 60 s of CPU time\n");
                });
        assertThat(results.exercises().stream().mapToDouble(ProblemResult::cpuSeconds).sum()).isLessThan(12);
    }

    @Test
    void what_is_too_large_to_be_counted_is_no_place_for_a_table(@TempDir Path folder) throws IOException {
        Path source = honest(folder).resolve("Array1dQueens.java");
        Files.writeString(source, Files.readString(source).replaceFirst("long count\\(int n\\) \\{", """
                long count(int n) {
                    return n == 10 ? known(n) : searched(n);
                }
                private static long known(int n) {
                    %s
                    return 724;
                }
                private long searched(int n) {
                """.formatted("if(n>9)n--;\n".repeat(3500))));

        ProblemResult result = judged(Submission.at(folder.toString()));

        String uncounted = "the steps of Array1dQueens.known are not counted, since it is too large: make it shorter";
        assertThat(result.verdict()).isEqualTo(Verdict.WRONG_APPROACH);
        assertThat(result.notes()).containsExactly(uncounted);
        assertThat(result.checks()).last().extracting(CheckResult::message)
                .isEqualTo("count(10) took 7 steps for 724 solutions; " + uncounted
                        + "\nthat is a table, not a search: let the search find what it returns");
    }

    @Test
    @DisabledOnOs(value = {OS.WINDOWS, OS.MAC}, disabledReason = "names of folders are always text there")
    void folders_whose_names_are_no_text_are_judged_apart(@TempDir Path folder) throws IOException {
        for (String name : List.of("x%FE", "x%FF", "x%EF%BF%BD")) {
            Path submission = Path.of(URI.create(folder.toUri() + name));
            honest(Files.createDirectory(submission));
        }

        ClassFolder classFolder = ClassFolder.at(folder.toString());

        assertThat(classFolder.submissions()).extracting(Submission::name)
                .containsExactly("x%EF%BF%BD", "x%FE", "x%FF");
        assertThat(classFolder.submissions()).extracting(BuiltSubmissionsTest::judged)
                .extracting(ProblemResult::verdict).containsOnly(Verdict.ACCEPTED);
    }

    private static Path honest(Path submission) throws IOException {
        Path exercise = Files.createDirectory(submission.resolve("array1d"));
        Files.copy(Path.of("solutions/array1d/Array1dQueens.java"), exercise.resolve("Array1dQueens.java"));
        return exercise;
    }

    private static ProblemResult judged(Submission submission) {
        return judged(workers, submission, List.of(Catalogue.ARRAY1D)).exercises().get(0);
    }

    private static Results judged(Workers where, Submission submission, List<Problem> problems) {
        return new Judge(where, Points.standard()).judge(submission, problems, Judge.Listener.NONE);
    }
}
