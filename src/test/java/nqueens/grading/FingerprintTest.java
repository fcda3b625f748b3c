package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.Submission;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

class FingerprintTest {

    @TempDir
    private Path folder;
    private Submission submission;
    private Path source;

    @BeforeEach
    void ann_has_one_exercise() throws IOException {
        submission = new Submission("ann", folder);
        source = Files.createDirectory(folder.resolve("bitmask")).resolve("BitmaskQueens.java");
        Files.writeString(source, "package bitmask;");
    }

    @Test
    void a_print_of_bytes_is_sha_256() {
        // the length and a colon come first: echo -n 3:abc | sha256sum
        assertThat(Fingerprint.of("abc".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("aab5f9ae99b2e38fb462025c8f72f570c9c811705d2a4277dc855d7fa293fe97");
    }

    @Test
    void what_has_not_changed_has_the_same_print() {
        assertThat(print(submission, "judge")).hasSize(64)
                .isEqualTo(print(new Submission("ann", folder), "judge"));
    }

    @Test
    void a_print_tells_a_changed_source() throws IOException {
        String before = print(submission, "judge");
        Files.writeString(source, "package bitmask; ");
        assertThat(print(submission, "judge")).isNotEqualTo(before);
    }

    @Test
    void a_print_tells_one_more_source_and_another_name_of_one() throws IOException {
        String before = print(submission, "judge");
        Path more = Files.writeString(folder.resolve("bitmask/A.java"), "package bitmask;");
        String one = print(submission, "judge");
        Files.move(more, folder.resolve("bitmask/B.java"));
        assertThat(List.of(before, one, print(submission, "judge"))).doesNotHaveDuplicates();
    }

    @Test
    void a_print_tells_what_is_noted_of_the_sources() throws IOException {
        String before = print(submission, "judge");
        Files.writeString(folder.resolve("bitmask/notes.txt"), "");
        assertThat(print(submission, "judge")).isNotEqualTo(before);
    }

    @Test
    void a_print_tells_why_an_exercise_is_refused() throws IOException {
        String before = print(submission, "judge");
        Files.createDirectory(folder.resolve("board2d"));
        String empty = print(submission, "judge");
        Files.writeString(folder.resolve("board2d/run.sh"), "");
        assertThat(List.of(before, empty, print(submission, "judge"))).doesNotHaveDuplicates();
    }

    @Test
    void a_print_tells_another_name_and_another_judge() throws IOException {
        for (Problem exercise : Catalogue.core()) {
            Files.createDirectories(folder.resolve(exercise.id()));
            Files.writeString(folder.resolve(exercise.id()).resolve(exercise.solver().file()), "");
        }
        assertThat(List.of(print(submission, "judge"), print(submission, "other"),
                print(new Submission("bob", folder), "judge"))).doesNotHaveDuplicates();
    }

    @Test
    void a_print_of_a_judge_tells_its_settings_and_each_of_its_files() throws IOException {
        String before = Fingerprint.ofJudge(List.of(folder), "speed = 15");
        assertThat(before).hasSize(64).isEqualTo(Fingerprint.ofJudge(List.of(folder), "speed = 15"));
        String other = Fingerprint.ofJudge(List.of(folder), "speed = 30");
        Files.writeString(source, "changed");
        String changed = Fingerprint.ofJudge(List.of(folder), "speed = 15");
        Files.move(source, source.resolveSibling("Moved.java"));
        assertThat(List.of(before, other, changed, Fingerprint.ofJudge(List.of(folder), "speed = 15")))
                .doesNotHaveDuplicates();
    }

    @Test
    void parts_are_kept_apart() {
        Submission a = new Submission("a", folder);
        Submission ab = new Submission("ab", folder);
        assertThat(print(a, "bc")).isNotEqualTo(print(ab, "c"));
        assertThat(print(ab, "c")).isNotEqualTo(print(a, "cb"));
    }

    @Test
    void a_judge_has_to_be_there() {
        assertThatThrownBy(() -> Fingerprint.ofJudge(List.of(folder.resolve("nowhere")), ""))
                .isInstanceOf(UncheckedIOException.class);
    }

    private static String print(Submission submission, String judge) {
        return Fingerprint.of(submission, Catalogue.core(), judge);
    }
}
