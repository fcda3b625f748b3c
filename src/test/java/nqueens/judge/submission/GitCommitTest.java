package nqueens.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GitCommitTest {

    private static final String ONE = "0123456789abcdef0123456789abcdef01234567";
    private static final String OTHER = "fedcba9876543210fedcba9876543210fedcba98";

    @TempDir
    private Path clone;

    private void git(String file, String text) throws IOException {
        Path path = clone.resolve(".git").resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    @Test
    void a_branch_has_a_file_or_a_line_among_those_that_were_packed_and_the_file_is_newer() throws IOException {
        git("HEAD", "ref: refs/heads/topic/one\n");
        assertThat(GitCommit.of(clone)).isEmpty();
        git("packed-refs", "# pack-refs with: peeled fully-peeled sorted\n" + OTHER + " refs/heads/one\n"
                + ONE + " refs/heads/topic/one\n^" + OTHER + "\n");
        assertThat(GitCommit.of(clone)).contains(ONE);
        git("refs/heads/topic/one", OTHER + "\n");
        assertThat(GitCommit.of(clone)).contains(OTHER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ref: refs/heads/.invalid", "ref: refs/heads/a b", "ref: refs/heads/no\0path", "main",
        "ref: ../../secret", "ref: refs/heads/../../../secret", "ref: refs/heads/./main", "0123"})
    void what_tells_no_commit_has_none(String head) throws IOException {
        Files.writeString(clone.resolve("secret"), ONE);
        git("refs/heads/main", OTHER);
        git("HEAD", head);
        assertThat(GitCommit.of(clone)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {".git/HEAD", ".git/packed-refs", ".git/refs", ".git/refs/heads", ".git/refs/heads/main"})
    void no_link_is_followed_on_the_way(String link) throws IOException {
        Path outside = Files.createDirectories(clone.resolve("secret/heads"));
        Files.writeString(outside.resolve("main"), ONE);
        Files.writeString(outside.resolve("HEAD"), ONE);
        Files.writeString(outside.resolve("packed-refs"), ONE + " refs/heads/main");
        git("HEAD", "ref: refs/heads/main");
        Path place = clone.resolve(link);
        Files.deleteIfExists(place);
        Files.createDirectories(place.getParent());
        Path name = place.getFileName();
        Files.createSymbolicLink(place, name.endsWith("refs") ? outside.getParent()
                : name.endsWith("heads") ? outside : outside.resolve(name));
        assertThat(place).exists();
        assertThat(GitCommit.of(clone)).isEmpty();
    }

    @Test
    void what_is_no_folder_of_its_own_is_no_clone() throws IOException {
        assertThat(GitCommit.of(clone)).isEmpty();
        Path git = Files.writeString(clone.resolve(".git"), "gitdir: elsewhere");
        assertThat(GitCommit.of(clone)).isEmpty();
        Files.delete(git);
        Path other = Files.createDirectories(clone.resolve("other/.git"));
        Files.writeString(other.resolve("HEAD"), ONE);
        Files.createSymbolicLink(git, other);
        assertThat(GitCommit.of(clone)).as("a link is not followed").isEmpty();
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void a_pipe_that_nobody_writes_to_is_not_waited_for() throws IOException, InterruptedException {
        Path git = Files.createDirectory(clone.resolve(".git"));
        new ProcessBuilder("mkfifo", git.resolve("HEAD").toString()).start().waitFor();
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertThat(GitCommit.of(clone)).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {ONE, ONE + "0123456789abcdef01234567"})
    void a_submission_is_the_clone_or_its_folder_of_exercises_is_in_one(String commit) throws IOException {
        git("HEAD", commit + "\n");
        Files.createDirectories(clone.resolve("exercises/bitmask"));
        assertThat(Submission.of("ann", clone, List.of()).commit()).contains(commit);
        assertThat(new Submission("ann", clone).commit()).contains(commit);
        assertThat(new Submission("ann", clone.resolve("exercises/bitmask")).commit()).isEmpty();
    }
}
