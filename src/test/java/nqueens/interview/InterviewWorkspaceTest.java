package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.problem.Catalogue;

class InterviewWorkspaceTest {

    @TempDir
    private Path folder;

    @Test
    void each_interview_has_a_folder_of_its_own_and_a_file_in_the_way_is_left_alone() throws IOException {
        Path root = folder.resolve("deep/interview");
        assertThat(create(root, Drill.TORUS).folder()).isEqualTo(root.resolve("2026-11-21-torus"));
        assertThat(create(root, Drill.TORUS).folder()).isEqualTo(root.resolve("2026-11-21-torus-2"));
        Path file = Files.writeString(root.resolve("2026-11-21-torus-3"), "mine");
        assertThat(create(root, Drill.TORUS).folder()).isEqualTo(root.resolve("2026-11-21-torus-4"));
        assertThat(create(root, Drill.FIRST).folder()).isEqualTo(root.resolve("2026-11-21-first")).isDirectory();
        assertThatThrownBy(() -> create(file, Drill.TORUS)).isInstanceOf(FileSystemException.class);
        assertThat(file).hasContent("mine");
    }

    @Test
    void a_stub_is_written_once_and_never_over_work() throws IOException {
        InterviewWorkspace workspace = create(folder, Drill.TORUS);
        Path file = workspace.folder().resolve("drill/OneSolutionQueens.java");
        assertThat(workspace.file(Catalogue.ONE_SOLUTION)).isEqualTo(file).doesNotExist();
        workspace.open(Catalogue.ONE_SOLUTION);
        assertThat(file).content().startsWith("package drill;\n").contains("class OneSolutionQueens");
        workspace.open(Catalogue.TORUS);
        assertThat(workspace.folder().resolve("torus/TorusQueens.java")).content().startsWith("package torus;\n");
        Files.writeString(file, "work");
        workspace.open(Catalogue.ONE_SOLUTION);
        assertThat(file).hasContent("work");
    }

    @Test
    void the_judge_reads_the_folder_by_the_name_it_has_for_people() {
        Path windows = Path.of("interview\\2026-11-21-torus");
        assertThat(new InterviewWorkspace(windows).submission().name()).isEqualTo("interview/2026-11-21-torus");
        assertThat(new InterviewWorkspace(windows).submission().folder()).isEqualTo(windows);
    }

    private static InterviewWorkspace create(Path root, Drill drill) throws IOException {
        return InterviewWorkspace.create(root, LocalDate.of(2026, 11, 21), drill);
    }
}
