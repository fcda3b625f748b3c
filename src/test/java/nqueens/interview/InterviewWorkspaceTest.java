package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;

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
    void a_stub_says_nothing_of_its_task_and_is_never_written_over_work() throws IOException {
        InterviewWorkspace workspace = create(folder, Drill.TORUS);
        List<Stage> stages = Drill.TORUS.stages(false);
        for (Stage stage : stages) {
            workspace.open(stage);
        }
        assertThat(workspace.file(Catalogue.SOLUTION_COUNT)).content().startsWith("package drill;\n")
                .doesNotContain("*");
        assertThat(workspace.folder().resolve("torus/TorusQueens.java")).content()
                .startsWith("package torus;\n").contains("    @Override\n    public long count(int n) {\n"
                        + "        throw new NotStartedException(").doesNotContain("*");
        assertThat(stages).noneMatch(workspace::isTouched);
        Files.writeString(workspace.file(Catalogue.TORUS), "work");
        workspace.open(stages.get(2));
        assertThat(workspace.written(Catalogue.TORUS)).isEqualTo("work");
        assertThat(workspace.isTouched(stages.get(2))).isTrue();
    }

    @Test
    void what_was_not_touched_can_be_thrown_away_and_the_rest_stays() throws IOException {
        InterviewWorkspace workspace = create(folder, Drill.READ_HALF);
        List<Stage> stages = Drill.READ_HALF.stages(false);
        workspace.open(stages.get(0));
        Path note = Files.writeString(workspace.folder().resolve("note.txt"), "mine");
        workspace.discard(stages);
        assertThat(workspace.file(stages.get(0)).orElseThrow()).doesNotExist();
        assertThat(note).exists();
        Files.delete(note);
        workspace.discard(stages);
        assertThat(workspace.folder()).doesNotExist();
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
