package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgedByTest {

    private static final Instant NOW = Instant.parse("2026-11-22T03:00:00.9Z");
    private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";

    @TempDir
    private Path kata;

    @Test
    void a_kata_is_told_by_version_commit_code_and_points() throws IOException {
        String pom = "<project><artifactId>n-queens-kata</artifactId>\n  <version>2.5</version></project>";
        Files.writeString(kata.resolve("pom.xml"), pom);
        Files.createDirectories(kata.resolve("src/main"));
        Files.writeString(kata.resolve("src/main/Judge.java"), "class Judge");
        Files.createDirectory(kata.resolve(".git"));
        Files.writeString(kata.resolve(".git/HEAD"), COMMIT);

        assertThat(judge()).isEqualTo(new JudgedBy("2.5", COMMIT,
                Fingerprint.of("pom.xml", pom, "src/main/Judge.java", "class Judge"),
                System.getProperty("java.version"), Points.standard().hash(), "2026-11-22T03:00:00Z"));
        assertThat(judge().at(NOW.plusSeconds(60)).at()).isEqualTo("2026-11-22T03:01:00Z");
    }

    @Test
    void what_a_download_does_not_tell_is_unknown() throws IOException {
        Files.writeString(kata.resolve("pom.xml"), "<project/>");
        Files.createDirectories(kata.resolve("src/main"));

        assertThat(judge().version()).isEqualTo("unknown");
        assertThat(judge().commit()).isEqualTo("unknown");
    }

    @Test
    void a_kata_has_to_be_there() {
        assertThatThrownBy(this::judge).isInstanceOf(UncheckedIOException.class);
    }

    private JudgedBy judge() {
        return JudgedBy.of(new ProjectFolder(kata), Points.standard(), NOW);
    }
}
