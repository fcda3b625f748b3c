package nqueens.judge.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.ProjectFolder;

class JudgedByTest {

    private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";

    @TempDir
    private Path kata;

    private JudgedBy judge() {
        return JudgedBy.of(new ProjectFolder(kata), Points.standard()).at(Instant.parse("2026-11-22T03:00:00.9Z"));
    }

    @Test
    void a_kata_is_told_by_version_commit_code_and_points_as_far_as_it_tells_them() throws IOException {
        assertThatThrownBy(this::judge).isInstanceOf(UncheckedIOException.class);
        Files.writeString(kata.resolve("pom.xml"), "<project/>");
        Files.writeString(Files.createDirectories(kata.resolve("src/main")).resolve("Judge.java"), "class Judge");
        assertThat(judge().version()).isEqualTo(judge().commit()).isEqualTo("unknown");

        String pom = "<project><artifactId>n-queens-kata</artifactId>\n  <version>2.5</version></project>";
        Files.writeString(kata.resolve("pom.xml"), pom);
        Files.writeString(Files.createDirectory(kata.resolve(".git")).resolve("HEAD"), COMMIT);
        assertThat(judge()).isEqualTo(new JudgedBy("2.5", COMMIT,
                Fingerprint.of(List.of("pom.xml", pom, "src/main/Judge.java", "class Judge")),
                System.getProperty("java.version"), Points.standard().hash(), "2026-11-22T03:00:00Z"));
        Path carried = Files.createDirectory(kata.resolve("judge")).resolve("version.txt");
        JudgedBy.main(new String[] {carried.toString()});
        JudgedBy ours = JudgedBy.of(ProjectFolder.own(), Points.standard()).at(Instant.EPOCH);
        assertThat(judge().at(Instant.EPOCH)).isEqualTo(ours).extracting(JudgedBy::version).isEqualTo("1.0-SNAPSHOT");
        assertThatThrownBy(() -> new JudgedBy("1.0", COMMIT, "sha256:1", "17", null, ""))
                .isInstanceOf(NullPointerException.class);
    }
}
