package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.compiler.Sources;
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
                .isEqualTo("sha256:aab5f9ae99b2e38fb462025c8f72f570c9c811705d2a4277dc855d7fa293fe97");
    }

    @Test
    void a_print_tells_what_has_changed_and_where() throws IOException {
        List<String> prints = new ArrayList<>(List.of(print("ann", "judge")));
        assertThat(print("ann", "judge")).hasSize(71).isEqualTo(prints.get(0));
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
    void a_print_of_a_file_is_what_sha256sum_says() {
        assertThat(Fingerprint.of("abc".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void a_print_of_folders_tells_each_of_their_files_and_where_it_lies() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "");
        String before = Fingerprint.of(folder, "other", "bitmask");
        assertThat(before).hasSize(71).isEqualTo(Fingerprint.of(folder, "bitmask", "other"))
                .isEqualTo(Fingerprint.of("bitmask/BitmaskQueens.java", "package bitmask;", "other", ""));
        Files.writeString(other, "changed");
        String changed = Fingerprint.of(folder, "other", "bitmask");
        Files.move(source, source.resolveSibling("Moved.java"));
        assertThat(List.of(before, changed, Fingerprint.of(folder, "other", "bitmask"))).doesNotHaveDuplicates();
    }

    @Test
    void a_print_of_sources_tells_their_names_and_texts() {
        assertThat(Fingerprint.of(new Sources(Map.of("A.java", "class A"))))
                .isEqualTo(Fingerprint.of("A.java", "class A"));
    }

    @Test
    void what_a_print_is_taken_of_has_to_be_there() {
        assertThatThrownBy(() -> Fingerprint.of(folder, "nowhere")).isInstanceOf(NoSuchFileException.class);
    }

    private String print(String name, String judge) {
        return Fingerprint.of(new Submission(name, folder), List.of(Catalogue.BITMASK), judge);
    }
}
