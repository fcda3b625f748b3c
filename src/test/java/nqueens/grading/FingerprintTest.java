package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.Submission;
import nqueens.problem.Catalogue;

class FingerprintTest {

    @TempDir
    private Path folder;
    private Path source;

    @BeforeEach
    void ann_has_one_exercise() throws IOException {
        source = Files.createDirectory(folder.resolve("bitmask")).resolve("BitmaskQueens.java");
        Files.writeString(source, "package bitmask;");
    }

    @Test
    void a_print_of_bytes_is_sha_256() {
        // the length and a colon come first: echo -n 3:abc | sha256sum
        assertThat(Fingerprint.of("abc"))
                .isEqualTo("aab5f9ae99b2e38fb462025c8f72f570c9c811705d2a4277dc855d7fa293fe97");
    }

    @Test
    void a_print_tells_what_has_changed_and_where() throws IOException {
        List<String> prints = new ArrayList<>(List.of(print("ann", "judge")));
        assertThat(print("ann", "judge")).hasSize(64).isEqualTo(prints.get(0));
        // the last three: what stands side by side is kept apart
        for (String changed : List.of("ann,other", "bob,judge", "a,bc", "ab,c", "a,cb")) {
            prints.add(print(changed.split(",")[0], changed.split(",")[1]));
        }
        Files.writeString(source, "package bitmask; ");
        prints.add(print("ann", "judge"));
        Path more = Files.writeString(folder.resolve("bitmask/A.java"), "package bitmask;");
        prints.add(print("ann", "judge"));
        Files.move(more, folder.resolve("bitmask/B.java"));
        prints.add(print("ann", "judge"));
        Files.writeString(folder.resolve("bitmask/notes.txt"), "a note on the sources");
        prints.add(print("ann", "judge"));
        Files.delete(source);
        prints.add(print("ann", "judge"));
        Files.writeString(folder.resolve("bitmask/run.sh"), "refused for another reason");
        prints.add(print("ann", "judge"));
        assertThat(prints).doesNotHaveDuplicates();
    }

    @Test
    void a_print_of_a_judge_tells_its_settings_and_each_of_its_files() throws IOException {
        String before = Fingerprint.ofJudge(folder, "speed = 15");
        assertThat(before).hasSize(64).isEqualTo(Fingerprint.ofJudge(folder, "speed = 15"));
        String other = Fingerprint.ofJudge(folder, "speed = 30");
        Files.writeString(source, "changed");
        String changed = Fingerprint.ofJudge(folder, "speed = 15");
        Files.move(source, source.resolveSibling("Moved.java"));
        assertThat(List.of(before, other, changed, Fingerprint.ofJudge(folder, "speed = 15")))
                .doesNotHaveDuplicates();
    }

    @Test
    void a_judge_has_to_be_there() {
        assertThatThrownBy(() -> Fingerprint.ofJudge(folder.resolve("nowhere"), ""))
                .isInstanceOf(UncheckedIOException.class);
    }

    private String print(String name, String judge) {
        return Fingerprint.of(new Submission(name, folder), List.of(Catalogue.BITMASK), judge);
    }
}
