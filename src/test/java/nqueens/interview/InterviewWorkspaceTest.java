package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.problem.Catalogue;

class InterviewWorkspaceTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 21);

    @TempDir
    private Path folder;

    @Test
    void each_interview_has_a_folder_of_its_own() throws IOException {
        Path root = folder.resolve("deep/interview");
        assertThat(InterviewWorkspace.create(root, DAY, Drill.TORUS).folder())
                .isEqualTo(root.resolve("2026-11-21-torus"));
        assertThat(InterviewWorkspace.create(root, DAY, Drill.TORUS).folder())
                .isEqualTo(root.resolve("2026-11-21-torus-2"));
        assertThat(InterviewWorkspace.create(root, DAY, Drill.TORUS).folder())
                .isEqualTo(root.resolve("2026-11-21-torus-3"));
        assertThat(InterviewWorkspace.create(root, DAY, Drill.FIRST).folder())
                .isEqualTo(root.resolve("2026-11-21-first")).isDirectoryContaining("glob:**/drill");
    }

    @Test
    void there_are_a_hundred_a_day() throws IOException {
        for (int i = 1; i < 100; i++) {
            InterviewWorkspace.create(folder, DAY, Drill.TORUS);
        }
        assertThat(InterviewWorkspace.create(folder, DAY, Drill.TORUS).folder())
                .isEqualTo(folder.resolve("2026-11-21-torus-100"));
        assertThatThrownBy(() -> InterviewWorkspace.create(folder, DAY, Drill.TORUS))
                .isInstanceOf(IOException.class)
                .hasMessage(folder.resolve("2026-11-21-torus") + ": there are 100 of them already");
    }

    @Test
    void a_file_in_the_way_is_left_alone() throws IOException {
        Files.writeString(folder.resolve("2026-11-21-torus"), "mine");
        assertThat(InterviewWorkspace.create(folder, DAY, Drill.TORUS).folder())
                .isEqualTo(folder.resolve("2026-11-21-torus-2"));
        Path file = Files.writeString(folder.resolve("file"), "mine");
        assertThatThrownBy(() -> InterviewWorkspace.create(file, DAY, Drill.TORUS))
                .isInstanceOf(FileAlreadyExistsException.class);
    }

    @Test
    void a_stub_is_written_once_and_never_over_work() throws IOException {
        InterviewWorkspace workspace = InterviewWorkspace.create(folder, DAY, Drill.TORUS);
        Path file = workspace.folder().resolve("drill/OneSolutionQueens.java");
        assertThat(workspace.file(Catalogue.ONE_SOLUTION)).isEqualTo(file).doesNotExist();

        assertThat(workspace.open(Catalogue.ONE_SOLUTION)).isEqualTo(file).content()
                .startsWith("package drill;\n").contains("class OneSolutionQueens");

        Files.writeString(file, "work");
        assertThat(workspace.open(Catalogue.ONE_SOLUTION)).isEqualTo(file).hasContent("work");
    }

    @Test
    void the_judge_reads_the_folder_by_the_name_it_has_for_people() {
        Path windows = Path.of("interview\\2026-11-21-torus");
        assertThat(new InterviewWorkspace(windows).submission().name()).isEqualTo("interview/2026-11-21-torus");
        assertThat(new InterviewWorkspace(windows).submission().folder()).isEqualTo(windows);
    }
}
