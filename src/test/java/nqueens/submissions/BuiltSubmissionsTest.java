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
import org.junit.jupiter.params.provider.EnumSource;

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
 * Known submissions that no repository should hold, or can't: links out of the submission, huge files, names that
 * are none, and all that a machine leaves beside an honest solver. Each is made at run time. What can't be judged is
 * rejected by name; what is no source costs nothing.
 */
class BuiltSubmissionsTest {

    private static final String HONEST = "package array1d; public class Helper { }";
    private static final String LINK = "a symbolic link, which is not followed; put the file itself there";

    private static ProcessWorkers workers;

    /** Makes something in the exercise's folder, beside an honest solver. */
    @FunctionalInterface
    private interface Spoiling {
        void spoil(Path exercise) throws IOException;
    }

    /** What costs nothing, and what is noted of it. */
    private enum Beside {
        CLASS_FILES("Array1dQueens$1.class, Array1dQueens.class",
                empty("Array1dQueens.class", "Array1dQueens$1.class")),
        NOTES("notes.txt", empty("notes.txt")),
        A_MERGE_THAT_WENT_WRONG("Array1dQueens.java.orig, Array1dQueens.java.rej",
                empty("Array1dQueens.java.orig", "Array1dQueens.java.rej")),
        EDITORS_AT_WORK("Array1dQueens.java___jb_old___, Array1dQueens.java___jb_tmp___, 4913, Array1dQueens.tmp",
                empty("Array1dQueens.java___jb_tmp___", "Array1dQueens.java___jb_old___", "4913", "Array1dQueens.tmp")),
        FILE_MANAGERS("Thumbs.db, desktop.ini", empty("Thumbs.db", "desktop.ini")),
        PACKAGE_INFO("package-info.java", exercise ->
                Files.writeString(exercise.resolve("package-info.java"), "/** Mine. */\npackage other;\n")),
        A_SECOND_DOWNLOAD("Array1dQueens (1).java", exercise -> Files.copy(
                exercise.resolve("Array1dQueens.java"), exercise.resolve("Array1dQueens (1).java"))),
        A_SUB_FOLDER("target/", exercise -> Files.writeString(
                Files.createDirectory(exercise.resolve("target")).resolve("Helper.java"), "not Java")),
        A_FOLDER_NAMED_LIKE_A_SOURCE("Helper.java/", exercise ->
                Files.createDirectory(exercise.resolve("Helper.java"))),
        A_LINK_NAMED_LIKE_NO_SOURCE("passwd", exercise ->
                Files.createSymbolicLink(exercise.resolve("passwd"), Path.of("/etc/passwd"))),
        THOUSANDS("1.class, 10.class, 100.class, 1000.class, 1001.class, 1002.class, 1003.class, 1004.class,"
                + " 1005.class, 1006.class and 4990 more", exercise -> {
            for (int i = 1; i <= 5000; i++) {
                Files.createFile(exercise.resolve(i + ".class"));
            }
        }),
        NAME_WITH_A_LINE_BREAK("Evil\n::notice::ACCEPTED.java", empty("Evil\n::notice::ACCEPTED.java")),
        NAME_WITH_ESCAPES("Evil\u001b[2J.java", empty("Evil\u001b[2J.java"));

        private final String names;
        private final Spoiling spoiling;

        Beside(String names, Spoiling spoiling) {
            this.names = names;
            this.spoiling = spoiling;
        }
    }

    /** How the letters of a comment, a string and a name may come. */
    private enum Written {
        UTF_8("UTF-8", null),
        LATIN_1("ISO-8859-1", "Windows-1252"),
        WINDOWS("windows-1252", "Windows-1252"),
        NOTEPAD("UTF-16LE", "UTF-16"),
        BIG_ENDIAN("UTF-16BE", "UTF-16");

        private final Charset charset;
        private final String noted;

        Written(String charset, String noted) {
            this.charset = Charset.forName(charset);
            this.noted = noted;
        }
    }

    private enum Built {
        LINK_TO_THE_SOLUTION("Array1dQueens.java: " + LINK, exercise -> {
            Files.delete(exercise.resolve("Array1dQueens.java"));
            Files.createSymbolicLink(exercise.resolve("Array1dQueens.java"),
                    Path.of("solutions/array1d/Array1dQueens.java").toAbsolutePath());
        }),
        LINKED_EXERCISE_FOLDER(": not a folder", exercise -> {
            Files.delete(exercise.resolve("Array1dQueens.java"));
            Files.delete(exercise);
            Files.createSymbolicLink(exercise, Path.of("solutions/array1d").toAbsolutePath());
        }),
        LINK_TO_A_FILE_OF_THE_SYSTEM("Helper.java: " + LINK, exercise ->
                Files.createSymbolicLink(exercise.resolve("Helper.java"), Path.of("/etc/passwd"))),
        LINK_TO_ITSELF("Helper.java: " + LINK, exercise ->
                Files.createSymbolicLink(exercise.resolve("Helper.java"), Path.of("Helper.java"))),
        LINK_TO_NOTHING("Helper.java: " + LINK, exercise ->
                Files.createSymbolicLink(exercise.resolve("Helper.java"), Path.of("n-queens-forged-missing"))),
        NAMED_PIPE("Helper.java: not a plain file", exercise -> {
            Process process = new ProcessBuilder("mkfifo", exercise.resolve("Helper.java").toString()).start();
            assertThat(process.onExit().join().exitValue()).isZero();
        }),
        TWO_MEGABYTE_SOURCE("Helper.java: larger than 65536 bytes", exercise ->
                Files.writeString(exercise.resolve("Helper.java"), HONEST + "//".repeat(1 << 20))),
        ONE_BYTE_TOO_LARGE("Helper.java: larger than 65536 bytes", exercise ->
                Files.writeString(exercise.resolve("Helper.java"), HONEST + " ".repeat(65_537 - HONEST.length()))),
        MANY_SOURCES(": more than 20 sources", exercise -> {
            for (int i = 0; i < 24; i++) {
                Files.writeString(exercise.resolve("Helper" + i + ".java"), HONEST.replace("Helper", "Helper" + i));
            }
        }),
        MANY_FILES(": more than 10000 files", exercise -> {
            for (int i = 0; i < 10_001; i++) {
                Files.writeString(exercise.resolve(".hidden" + i), "");
            }
        });

        private final String message;
        private final Spoiling spoiling;

        Built(String message, Spoiling spoiling) {
            this.message = message;
            this.spoiling = spoiling;
        }
    }

    @BeforeAll
    static void startWorkers() {
        workers = new ProcessWorkers(Use.FEW, Optional.of(Isolation.PROCESS), Optional.empty());
    }

    @AfterAll
    static void endWorkers() {
        workers.close();
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    void what_is_no_submission_is_rejected_by_name(Built built, @TempDir Path folder) throws IOException {
        Path exercise = honest(folder);
        built.spoiling.spoil(exercise);

        ProblemResult result = judged(Submission.at(folder.toString()));

        assertThat(result.verdict()).isEqualTo(Verdict.REJECTED);
        assertThat(result.points()).isZero();
        String file = built.message.startsWith(":") ? "/array1d" : "/array1d/";
        assertThat(result.checks()).extracting(CheckResult::message)
                .containsOnly(folder + file + built.message);
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    void what_is_no_source_costs_nothing_and_is_noted(Beside beside, @TempDir Path folder) throws IOException {
        Path exercise = honest(folder);
        beside.spoiling.spoil(exercise);

        ProblemResult result = judged(Submission.at(folder.toString()));

        assertThat(result.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(result.points()).isEqualTo(result.maxPoints());
        assertThat(result.notes()).containsExactly(
                "array1d: not looked at, since only .java files named like a class are judged: " + beside.names);
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    void a_source_is_judged_in_whatever_charset_it_was_written(
            Written written, @TempDir Path folder) throws IOException {
        Path source = honest(folder).resolve("Array1dQueens.java");
        String text = Files.readString(source).replaceFirst("(?m)^public ", "/* Gr\u00f6\u00dfe: n\u00e9e */ public ")
                .replaceFirst("\\{", "{ static final String GR\u00d6SSE = \"\u00c4\u00ff\"; ");
        Files.write(source, ((written.charset.name().startsWith("UTF") ? "\ufeff" : "") + text)
                .getBytes(written.charset));

        ProblemResult result = judged(Submission.at(folder.toString()));

        assertThat(result.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(result.notes()).isEqualTo(written.noted == null ? List.of()
                : List.of("array1d/Array1dQueens.java is not UTF-8: read as " + written.noted));
    }

    @Test
    void a_right_solver_that_spins_in_each_call_is_ended_as_a_whole(@TempDir Path folder) throws IOException {
        for (Problem exercise : Catalogue.core()) {
            Path file = Path.of(exercise.id(), exercise.solver().file());
            Files.createDirectory(folder.resolve(exercise.id()));
            String spin = " { long end = System.nanoTime() + 500_000_000L; while (System.nanoTime() < end) { }";
            Files.writeString(folder.resolve(file), Files.readString(Path.of("solutions").resolve(file))
                    .replaceAll("(public (?:List<int\\[]> solve|long count)\\(int n\\)) \\{", "$1" + spin));
        }

        // each call has 1 s, and the submission 12 s
        Results results;
        try (Workers fast = new ProcessWorkers(Use.FEW, Optional.of(Isolation.PROCESS), Optional.of(0.2))) {
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
        assertThat(results.exercises().stream().mapToDouble(ProblemResult::cpuSeconds).sum()).isLessThan(15);
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

    private static Spoiling empty(String... files) {
        return exercise -> {
            for (String file : files) {
                Files.createFile(exercise.resolve(file));
            }
        };
    }
}
