package nqueens.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.result.Points;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.Sources;
import nqueens.judge.submission.Submission;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.console.Style;

class HandInTest {

    private static final String SOURCE = "package bitmask; class BitmaskQueens { ";

    @TempDir
    private Path folder;
    private Path file;
    private Path archive;

    @BeforeEach
    void beginOne() throws IOException {
        archive = folder.resolve("handin.zip");
        file = Files.createDirectories(folder.resolve("exercises/bitmask")).resolve("BitmaskQueens.java");
        Files.writeString(file, SOURCE);
    }

    private HandIn packed() throws IOException {
        try (InProcessWorkers workers = new InProcessWorkers()) {
            OpenedSubmission opened = new OpenedSubmission(new Submission("exercises", folder.resolve("exercises")));
            return HandIn.packed(new Judge(workers, Points.standard(), 0, Optional.empty())
                    .judge(opened, List.of(Catalogue.ARRAY1D, Catalogue.BITMASK), Judge.Listener.NONE), archive);
        }
    }

    private void assertRefused(String reason) throws IOException {
        assertThat(packed().text(Style.PLAIN, archive)).contains("a class run would not take this:\n  " + reason);
        assertThat(archive).doesNotExist();
    }

    @Test
    void what_is_begun_is_packed_and_is_what_a_class_run_reads() throws IOException {
        Files.writeString(file.resolveSibling("notes.pdf"), "");
        Files.copy(ProjectFolder.own().stub(Catalogue.ARRAY1D),
                Files.createDirectory(folder.resolve("exercises/array1d")).resolve("Array1dQueens.java"));
        assertThat(packed().text(Style.PLAIN, Path.of("target/handin.zip"))).isEqualTo("""
                N-Queens kata: hand in exercises
                  bitmask        COMPILE ERROR           0/100
                in it:     bitmask/BitmaskQueens.java
                not in it: array1d, not begun
                bitmask: not looked at, since only .java files named like a class are
                  judged: notes.pdf
                hand in:   target/handin.zip
                """);
        assertThat(new OpenedSubmission(Submission.of("ann", archive, List.of())).sources(Catalogue.BITMASK.solver()))
                .isEqualTo(new Sources(Map.of("BitmaskQueens.java", SOURCE), List.of()));
    }

    @Test
    void what_a_class_run_would_not_take_is_refused() throws IOException {
        Files.writeString(folder.resolve("exercises/array1d.rar"), "");
        assertRefused("not judged: array1d.rar");
        Files.delete(folder.resolve("exercises/array1d.rar"));
        Files.move(file, file.resolveSibling("Bitmask.java"));
        assertRefused("not judged: bitmask/Bitmask.java (looks like a source by another name)");
        Files.delete(file.resolveSibling("Bitmask.java"));
        Files.copy(ProjectFolder.own().stub(Catalogue.BITMASK), file);
        assertRefused("no exercise is begun");
    }
}
