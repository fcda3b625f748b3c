package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    @Test
    void a_folder_that_is_no_clone_has_none() throws IOException {
        assertThat(GitCommit.of(clone)).isEmpty();
        Files.writeString(clone.resolve(".git"), "gitdir: elsewhere");
        assertThat(GitCommit.of(clone)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {ONE, ONE + "0123456789abcdef01234567"})
    void a_commit_that_was_checked_out_stands_in_the_head(String commit) throws IOException {
        git("HEAD", commit + "\n");
        assertThat(GitCommit.of(clone)).contains(commit);
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
        "ref: ../../secret", "ref: refs/heads/../../../secret", "0123"})
    void what_tells_no_commit_has_none(String head) throws IOException {
        Files.writeString(clone.resolve("secret"), "a line of somebody's");
        git("HEAD", head);
        assertThat(GitCommit.of(clone)).isEmpty();
    }

    @Test
    void a_link_to_another_clone_is_not_followed() throws IOException {
        Path other = Files.createDirectories(clone.resolve("other/.git"));
        Files.writeString(other.resolve("HEAD"), ONE);
        Files.createSymbolicLink(clone.resolve(".git"), other);
        assertThat(GitCommit.of(clone)).isEmpty();
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void a_pipe_that_nobody_writes_to_is_not_waited_for() throws IOException, InterruptedException {
        Path git = Files.createDirectory(clone.resolve(".git"));
        new ProcessBuilder("mkfifo", git.resolve("HEAD").toString()).start().waitFor();
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertThat(GitCommit.of(clone)).isEmpty());
    }

    @Test
    void a_folder_in_place_of_a_file_is_not_read() throws IOException {
        Files.createDirectories(clone.resolve(".git/HEAD"));
        assertThat(GitCommit.of(clone)).isEmpty();
    }

    @Test
    void a_submission_is_the_clone_or_its_folder_of_exercises_is_in_one() throws IOException {
        git("HEAD", ONE);
        Files.createDirectories(clone.resolve("exercises/bitmask"));
        assertThat(Submission.named("ann", clone).commit()).contains(ONE);
        assertThat(new Submission("ann", clone).commit()).contains(ONE);
        assertThat(new Submission("ann", clone.resolve("exercises/bitmask")).commit()).isEmpty();
    }

    private void git(String file, String text) throws IOException {
        Path path = clone.resolve(".git").resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
