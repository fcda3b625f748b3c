package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.judge.CheckResult;
import nqueens.judge.Exercise;
import nqueens.judge.Results;
import nqueens.judge.Verdict;
import nqueens.suite.SuiteRun;

/**
 * Known submissions of the seventh group that no repository should hold: links out of the submission,
 * huge files, names that are none. Each is made at run time, and has to be rejected by name.
 */
class BuiltSubmissionsTest {

    private static final String HONEST = "package array1d; public class Helper { }";

    /** Makes something in the exercise's folder, beside an honest solver. */
    @FunctionalInterface
    private interface Spoiling {
        void spoil(Path exercise) throws IOException;
    }

    private enum Built {
        LINK_TO_THE_SOLUTION("Array1dQueens.java: not a plain file", exercise -> {
            Files.delete(exercise.resolve("Array1dQueens.java"));
            Files.createSymbolicLink(exercise.resolve("Array1dQueens.java"),
                    Path.of("solutions/array1d/Array1dQueens.java").toAbsolutePath());
        }),
        LINKED_EXERCISE_FOLDER(": not a folder", exercise -> {
            Files.delete(exercise.resolve("Array1dQueens.java"));
            Files.delete(exercise);
            Files.createSymbolicLink(exercise, Path.of("solutions/array1d").toAbsolutePath());
        }),
        LINK_TO_A_FILE_OF_THE_SYSTEM("Helper.java: not a plain file", exercise ->
                Files.createSymbolicLink(exercise.resolve("Helper.java"), Path.of("/etc/passwd"))),
        LINK_TO_ITSELF("Helper.java: not a plain file", exercise ->
                Files.createSymbolicLink(exercise.resolve("Helper.java"), Path.of("Helper.java"))),
        LINK_TO_NOTHING("Helper.java: not a plain file", exercise ->
                Files.createSymbolicLink(exercise.resolve("Helper.java"), Path.of("n-queens-forged-missing"))),
        FOLDER_NAMED_LIKE_A_SOURCE("Helper.java: not a plain file", exercise ->
                Files.createDirectory(exercise.resolve("Helper.java"))),
        NAMED_PIPE("Helper.java: not a plain file", exercise -> {
            Process process = new ProcessBuilder("mkfifo", exercise.resolve("Helper.java").toString()).start();
            assertThat(process.onExit().join().exitValue()).isZero();
        }),
        TWO_MEGABYTE_SOURCE("Helper.java: larger than 65536 bytes", exercise ->
                Files.writeString(exercise.resolve("Helper.java"), HONEST + "//".repeat(1 << 20))),
        ONE_BYTE_TOO_LARGE("Helper.java: larger than 65536 bytes", exercise ->
                Files.writeString(exercise.resolve("Helper.java"), HONEST + " ".repeat(65_537 - HONEST.length()))),
        NOT_UTF_8("Helper.java: not UTF-8", exercise ->
                Files.write(exercise.resolve("Helper.java"), bytes(0xff, 0xfe, 0xc3, 0x28))),
        OVERLONG_UTF_8("Helper.java: not UTF-8", exercise ->
                Files.write(exercise.resolve("Helper.java"), bytes('/', '/', 0xc0, 0x8a))),
        MANY_SOURCES(": more than 20 sources", exercise -> {
            for (int i = 0; i < 24; i++) {
                Files.writeString(exercise.resolve("Helper" + i + ".java"), HONEST.replace("Helper", "Helper" + i));
            }
        }),
        MANY_FILES(": more than 100 files", exercise -> {
            for (int i = 0; i < 1000; i++) {
                Files.writeString(exercise.resolve(".hidden" + i), "");
            }
        }),
        NAME_WITH_A_LINE_BREAK("Evil\n::notice::ACCEPTED.java: not the name of a Java class", exercise ->
                Files.writeString(exercise.resolve("Evil\n::notice::ACCEPTED.java"), "")),
        NAME_WITH_ESCAPES("Evil\u001b[2J.java: not the name of a Java class", exercise ->
                Files.writeString(exercise.resolve("Evil\u001b[2J.java"), ""));

        private final String message;
        private final Spoiling spoiling;

        Built(String message, Spoiling spoiling) {
            this.message = message;
            this.spoiling = spoiling;
        }
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    void what_is_no_submission_is_rejected_by_name(Built built, @TempDir Path folder, @TempDir Path reports)
            throws IOException {
        Path exercise = Files.createDirectory(folder.resolve("array1d"));
        Files.copy(Path.of("solutions/array1d/Array1dQueens.java"), exercise.resolve("Array1dQueens.java"));
        built.spoiling.spoil(exercise);

        Results results = SuiteRun.of(folder, reports).with("kata.isolation", "process")
                .judge(List.of(Exercise.ARRAY1D));

        assertThat(results.verdict()).isEqualTo(Verdict.REJECTED);
        assertThat(results.points()).isZero();
        String file = built.message.startsWith(":") ? "/array1d" : "/array1d/";
        assertThat(results.exercises().get(0).checks()).extracting(CheckResult::message)
                .containsOnly(folder + file + built.message);
    }

    private static byte[] bytes(int... values) {
        StringBuilder text = new StringBuilder();
        for (int value : values) {
            text.append((char) value);
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }
}
