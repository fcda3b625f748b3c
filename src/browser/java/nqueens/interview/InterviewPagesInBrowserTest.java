package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.report.Browser;

/** Looks at the pages of an interview that a pair has held. */
class InterviewPagesInBrowserTest {

    @TempDir
    private static Path folder;
    private static Browser browser;
    private static Interview interview;

    @BeforeAll
    static void holdAnInterview() throws IOException {
        Map<String, String> properties = Map.of("drill", "torus", "pair", "");
        interview = Interview.of(Written.room(folder, Clock.systemUTC()),
                InterviewSettings.of(name -> Optional.ofNullable(properties.get(name))), new Random(1));
        Written.right(interview);
        interview.submitted(interview.judging().get());
        interview.skip();
        interview.score(Criterion.CODE, 1);
        interview.scoreByInterviewer(Criterion.CODE, Criterion.BEST);
        interview.keep();
        browser = Browser.start(folder.resolve("profile"));
    }

    @AfterAll
    static void endTheBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"light, 360", "dark, 360", "light, 1280", "dark, 1280"})
    void nothing_keeps_readers_out_or_sticks_out(String scheme, int width) throws IOException {
        Path own = interview.workspace().folder();
        for (Path page : List.of(own.resolve(InterviewerSheet.FILE), own.resolve(Debrief.FILE),
                folder.resolve(Progress.FILE))) {
            assertThat(browser.flaws(page, scheme, width)).as(page.toString()).isEmpty();
        }
    }
}
