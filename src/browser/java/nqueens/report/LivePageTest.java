package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;

/** The page of a run stays open in a browser, as a file, while other runs come and go. */
class LivePageTest {

    private static final Results FIRST = SampleResults.of("alice", SampleResults.accepted(Catalogue.BOARD2D, 1),
            SampleResults.settled(Catalogue.BITMASK, Kind.NOT_COMPILED, "line 3: ';' expected"));
    private static final Results SECOND = SampleResults.of("alice", SampleResults.accepted(Catalogue.BOARD2D, 1),
            SampleResults.accepted(Catalogue.BITMASK, 1));

    @TempDir
    private static Path folder;
    private static Browser browser;
    private ReportFolder reports;

    @BeforeAll
    static void startABrowser() {
        browser = Browser.start(folder.resolve("profile"));
    }

    @AfterAll
    static void endTheBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void openTheFirstPage() throws IOException {
        reports = new ReportFolder(Files.createTempDirectory(folder, "judge"));
        write(FIRST);
        browser.open(reports.path().resolve("index.html"));
    }

    @AfterEach
    void nothingWasComplainedOf() {
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void a_new_verdict_is_shown_and_told_by_itself() throws IOException {
        assertThat(browser.text(".ladder [aria-current]")).contains("bitmask", "COMPILE ERROR");
        assertThat(browser.text("#live")).isEmpty();

        write(SECOND);

        browser.waitUntil(each -> !each.text("#live").isEmpty());
        assertThat(browser.text("#live")).isEqualTo("bitmask: accepted, was compile error.");
        assertThat(browser.text(".ladder [aria-current]")).contains("bitmask", "ACCEPTED");
        assertThat(browser.text(".next h2")).isEqualTo("All accepted: what comes next");
    }

    @Test
    void while_a_run_goes_on_the_page_says_so_and_keeps_what_it_shows() throws IOException {
        Reports.begin(List.of(), reports);

        browser.waitUntil(each -> each.text("#live").equals("Judging ..."));
        assertThat(browser.text(".ladder [aria-current]")).contains("bitmask", "COMPILE ERROR");
        assertThat(browser.all(".ladder .outdated")).as("struck through").hasSize(2);

        write(FIRST);

        browser.waitUntil(each -> each.text("#live").isEmpty());
        assertThat(browser.all(".outdated")).isEmpty();
    }

    @Test
    void an_exercise_that_is_saved_and_judged_is_shown_and_what_it_came_to_before_is_marked_as_old()
            throws IOException {
        Reports.begin(Optional.of(Catalogue.BOARD2D), reports);

        browser.waitUntil(each -> each.text("#live").equals("Judging board2d ..."));
        assertThat(browser.text(".ladder [aria-current]")).contains("board2d");
        assertThat(browser.all(".ladder .outdated")).hasSize(1);
        assertThat(browser.all(".exercise.outdated:not([hidden])")).hasSize(1);
        assertThat(browser.find(".ladder .outdated .word").getCssValue("text-decoration")).contains("line-through");

        write(new ShownRun(SECOND).showing(Catalogue.BITMASK));

        browser.waitUntil(each -> each.text("#live").equals("bitmask: accepted, was compile error."));
        assertThat(browser.text(".ladder [aria-current]")).as("saved last").contains("bitmask");
        assertThat(browser.all(".outdated")).isEmpty();
    }

    @Test
    void a_run_that_comes_to_nothing_leaves_no_verdict_as_if_it_were_current() throws IOException {
        Reports.begin(List.of(), reports);
        browser.waitUntil(each -> each.text("#live").equals("Judging ..."));

        Reports.giveUp(reports);

        browser.waitUntil(each -> each.text("#live").equals("Judging ended without a verdict: the terminal says why."));
        assertThat(browser.all(".ladder .outdated")).hasSize(2);
    }

    @Test
    void the_reader_stays_where_the_reader_is() throws IOException {
        browser.find(".ladder a").click();
        browser.find("#grid [data-row='1'][data-column='2']").click();
        browser.find(".exercise:not([hidden]) .statement summary").click();
        browser.run("scrollTo(0, 300)");

        write(SECOND);

        browser.waitUntil(each -> !each.text("#live").isEmpty());
        assertThat(browser.text(".ladder [aria-current]")).contains("board2d");
        assertThat(browser.run("return scrollY")).isEqualTo(300L);
        assertThat(browser.all("#grid [data-state~=queen]")).hasSize(1);
        assertThat(browser.all(".exercise:not([hidden]) details[open]")).hasSize(1);
    }

    @Test
    void a_page_that_is_hidden_asks_for_nothing_until_it_is_seen() {
        browser.run("Object.defineProperty(document, 'hidden', {value: true, configurable: true})");
        // what was asked before is answered
        browser.runUntilDone("setTimeout(arguments[0], 1100)");
        browser.requests();
        browser.runUntilDone("setTimeout(arguments[0], 2500)");
        assertThat(browser.requests()).isEmpty();

        browser.run("Object.defineProperty(document, 'hidden', {value: false});"
                + "document.dispatchEvent(new Event('visibilitychange'))");

        browser.waitUntil(each -> each.requests().stream().anyMatch(address -> address.contains("live.js?")));
    }

    @Test
    void a_page_that_cannot_be_replaced_is_not_asked_for_again_and_again() throws IOException {
        reports.write("live.js", "nQueens({\"page\": \"another\"});\n");
        browser.waitUntil(each -> !each.text("#live").isEmpty());
        browser.requests();

        browser.runUntilDone("setTimeout(arguments[0], 2500)");

        assertThat(browser.requests()).isNotEmpty().noneMatch(address -> address.endsWith("index.html"));
    }

    private void write(Results results) throws IOException {
        write(new ShownRun(results));
    }

    private void write(ShownRun run) throws IOException {
        reports.write("index.html", Pages.run(run, Path.of("target/judge")));
        reports.write("live.js", Pages.live(run, Path.of("target/judge")));
    }
}
