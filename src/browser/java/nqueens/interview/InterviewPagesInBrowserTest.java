package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.report.page.Browser;

/** Looks at the pages of an interview that a pair has held. */
@Tag("proof")
class InterviewPagesInBrowserTest {

    @Test
    void nothing_keeps_readers_out_or_sticks_out(@TempDir Path folder) throws IOException {
        new Play(folder).begin("drill=torus pair").does("r right r r ss ss ss ss ss ss 1111").screen()
                .contains("\nno hire:");

        for (String page : List.of("2026-11-21/interviewer.html", "2026-11-21/debrief.html")) {
            assertThat(Browser.ofRun().flaws(folder.resolve(page))).isEmpty();
        }
    }
}
