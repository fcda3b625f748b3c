package nqueens.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

import nqueens.judge.Judge;
import nqueens.judge.Judgement;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Submission;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.SampleResults;

/** Opens the pages, does what only a browser can, and looks at each narrow and wide, in light and in dark. */
@Tag("proof")
class PagesInBrowserTest {

    private static final String WRONG = "src/test/submissions/wrong_answer/";
    private static final SubmissionPage FAULTS = SampleResults.own(SampleResults.faults());

    private final Browser browser = Browser.ofRun();
    @TempDir
    private Path folder;

    /** The page of a submission with mistakes, of which this exercise was saved last. */
    private static SubmissionPage saved(Problem exercise) {
        return SubmissionPage.own(new Judgement(SampleResults.faults(), Map.of()), Optional.of(exercise));
    }

    private Path write(String name, SubmissionPage own) throws IOException {
        ReportFolder reports = new ReportFolder(folder.resolve(name));
        reports.writeEach(Reports.ofRun(), own);
        return reports.path().resolve(Reports.PAGE);
    }

    @Test
    void no_page_keeps_readers_out_or_sticks_out() throws IOException {
        Path feedback = Files.writeString(folder.resolve("feedback.html"),
                SubmissionPage.feedback(SampleResults.faults()).html());
        Path appeal = Files.writeString(folder.resolve("appeal.html"), SampleResults.appeal().html());
        for (Path page : List.of(feedback, appeal, write("faults", FAULTS),
                write("tests", saved(Catalogue.TESTS)),
                write("accepted", SampleResults.own(SampleResults.accepted())),
                judged(WRONG + "undoes-one-diagonal", "booleanarrays"))) {
            assertThat(browser.flaws(page)).isEmpty();
        }
    }

    @Test
    void the_table_of_a_class_is_sorted_and_filtered() throws IOException {
        Path page = Files.writeString(folder.resolve("class.html"),
                new ClassPage(SampleResults.aClass(), Optional.empty()).html());
        browser.open(page, "light", 1280);
        browser.find("#table th:nth-child(6) button").click();
        assertThat(browser.all("#table tbody th")).extracting(name -> name.getText().split("\\s")[0])
                .containsExactly("carol", "eve", "Fay", "bob", "dora", "gus", "ann");
        browser.find("#filter").sendKeys("an");
        assertThat(browser.text("#status")).isEqualTo("1 of 7 shown.");
        assertThat(browser.flaws(page)).isEmpty();
    }

    @Test
    void a_board_can_be_played_on_by_mouse_and_by_keyboard() throws IOException {
        browser.open(write("judge", FAULTS), "light", 1280);
        browser.find(".play-on").click();
        assertThat(browser.text("#told")).isEqualTo("The board that failed. The queens at (0, 0) and (3, 3) attack each"
                + " other: no solution remains.");
        assertThat(browser.find("#line").getAttribute("visibility")).isEqualTo("visible");
        browser.find("#clear").click();
        square(1, 3).click();
        assertThat(browser.text("#told")).endsWith("1 queen placed: 1 solution remains below.");
        assertThat(square(0, 2).getAccessibleName()).isEqualTo("row 0, column 2: attacked");
        browser.find("#undo").click();
        assertThat(browser.text("#told")).isEqualTo("Undone. No queen is placed: 2 solutions for n = 4.");

        browser.find("#clear").sendKeys(Keys.TAB, Keys.HOME, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_RIGHT, Keys.ENTER,
                Keys.END, Keys.ARROW_DOWN, Keys.SPACE, Keys.HOME, Keys.ARROW_DOWN, " ", Keys.ARROW_DOWN,
                Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ENTER);
        assertThat(browser.text("#told")).endsWith("4 queens placed, and none attacks another: a solution.");
        assertThat(browser.complaints()).isEmpty();
    }

    private WebElement square(int row, int column) {
        return browser.find("#grid [data-row='" + row + "'][data-column='" + column + "']");
    }

    @Test
    void a_search_on_the_board_goes_step_by_step_or_plays_to_its_end() throws IOException {
        browser.open(write("judge", FAULTS), "light", 1280);
        browser.find("#size option[value='4']").click();
        browser.find("#search-step").click();
        assertThat(browser.text("#told")).isEqualTo("Row 0: place a queen at (0, 0).");
        browser.find("#search-next").click();
        assertThat(browser.text("#told")).isEqualTo("All rows are filled: solution 1 is [1, 3, 0, 2].");
        assertThat(browser.all(".counts dd")).extracting(WebElement::getText)
                .containsExactly("all filled", "8", "18", "4", "1");
        browser.find("#search-speed option[value='100']").click();
        browser.find("#search-play").click();
        browser.waitUntil(each -> each.text("#told").equals("The search is over: 2 solutions."));
    }

    @Test
    void an_open_page_follows_each_run_and_the_reader_stays_in_place() throws IOException {
        Path page = write("judge", saved(Catalogue.BOARD2D));
        ReportFolder reports = new ReportFolder(page.getParent());
        browser.open(page, "light", 1280);
        browser.find(".exercise:not([hidden]) .statement summary").click();
        square(1, 2).click();
        browser.run("scrollTo(0, 300)");

        Reports.begin(Optional.of(Catalogue.BOARD2D), reports);
        browser.waitUntil(each -> each.text("#live").equals("Judging board2d ..."));
        assertThat(browser.all(".ladder .outdated, .exercise.outdated:not([hidden])")).hasSize(2);
        write("judge", SampleResults.own(SampleResults.accepted()));
        browser.waitUntil(each -> each.text("#live").equals("bitmask: accepted, was not started."));
        assertThat(browser.all(".outdated")).isEmpty();
        assertThat(browser.text(".ladder [aria-current]")).contains("board2d", "ACCEPTED");
        assertThat(browser.all("#grid [data-state~=queen], .exercise:not([hidden]) details[open]")).hasSize(2);
        assertThat(browser.run("return scrollY")).isEqualTo(300L);

        Reports.end(reports);
        browser.waitUntil(each -> each.text("#live").startsWith("Judging ended without a verdict: "));
        reports.write("live.js", "nQueens({\"page\": \"another\"});\n");
        browser.waitUntil(each -> each.text("#live").startsWith("Judged again: "));
        assertThat(browser.complaints()).isEmpty();
    }

    private Path judged(String submission, String exercise) throws IOException {
        try (ProcessWorkers workers = new ProcessWorkers(
                ProcessWorkers.Workload.FEW, Optional.of(Isolation.PROCESS), Optional.of(1.0))) {
            return write("judge", SubmissionPage.own(new Judge(workers).judge(
                    new OpenedSubmission(Submission.at(submission)), List.of(Catalogue.find(exercise).orElseThrow()),
                    Judge.Listener.NONE), Optional.empty()));
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', value = {
        "solutions | booleanarrays | : [1, 3, 0, 2] is added."
            + " | Board: queens at row 0, column 1; row 1, column 3; row 2, column 0; row 3, column 2,"
            + " columnTaken: set at 0, 1, 2, 3, mainDiagonalTaken: set at 1, 2, 4, 5,"
            + " antiDiagonalTaken: set at 1, 2, 4, 5",
        WRONG + "shifts-both-left | bitmask | : the queens in rows 0 and 1 attack each other."
            + " | Board: queens at row 0, column 1; row 1, column 0, columns: 0b11, mains: 0b1010, antis: 0b1010,"
            + " free: no value yet, bit: no value yet",
        "solutions | blocked | returns 1. The call is over. | columns: nothing is set, mainDiagonals: nothing is set,"
            + " antiDiagonals: nothing is set",
        WRONG + "undoes-one-diagonal | booleanarrays | After the call with row = 2 returned, antiDiagonals[3] was"
            + " still true: is something not undone? | Board: queens at row 0, column 0; row 1, column 2; row 1 is"
            + " being filled, columns: set at 0, 2, mainDiagonals: set at 2, 3, antiDiagonals: set at 0, 3",
        WRONG + "same-array-each-time | array1d | This solution is wrong: it is the same array as an earlier"
            + " solution. | Board: queens at row 0, column 2; row 1, column 0; row 2, column 3; row 3, column 1"})
    void a_search_is_shown_at_its_most_telling_moment(
            String submission, String exercise, String told, String drawn) throws IOException {
        browser.open(judged(submission, exercise), "light", 1280);

        assertThat(browser.text("[data-part=told]")).endsWith(told);
        assertThat(drawn()).isEqualTo(drawn);
        browser.find("[data-part=source]").sendKeys(Keys.ARROW_LEFT, Keys.ARROW_RIGHT);
        assertThat(drawn()).as("after a step back and one forward").isEqualTo(drawn);
    }

    /** The data of the search, as it is told to who hears the page. */
    private String drawn() {
        return String.join(", ", browser.all("[data-part=data] [role=img]").stream()
                .map(figure -> figure.getAttribute("aria-label")).toList());
    }

    @Test
    void a_search_is_stepped_and_played_by_keys_and_its_tree_and_lines_are_counted() throws IOException {
        browser.open(judged("solutions", "array1d"), "light", 1280);
        WebElement source = browser.find("[data-part=source]");
        source.sendKeys(Keys.HOME, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        assertThat(browser.text("[data-part=place]")).startsWith("Step 2 of ");
        source.sendKeys("k");
        browser.waitUntil(each -> !each.text("[data-part=place]").startsWith("Step 2 of"));
        source.sendKeys("k");
        assertThat(browser.text("[data-part=play]")).isEqualTo("Play");

        source.sendKeys(Keys.END);
        assertThat(browser.text("[data-part=told]")).endsWith("The call is over.");
        assertThat(browser.all(".facts dd")).extracting(WebElement::getText)
                .containsExactly("none", "all filled", "17", "4", "2");
        assertThat(browser.all(".call.dead-end")).hasSize(4);
        assertThat(browser.all("[data-part=source] li")).extracting(WebElement::getText)
                .anyMatch(line -> line.matches("17\\s+if \\(row == n\\) \\{"));
        browser.find("[data-part=moments] button").click();
        assertThat(browser.text("[data-part=told]")).endsWith("fillFrom(2) returns 0. A dead end.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"solutions | booleanarrays | read: 2", "solutions | bitmask | 0b0011; read: 0",
        "src/test/submissions/wrong_approach/booleanarrays-with-sets | booleanarrays | {0, 3}; read: 1,"})
    void the_cell_that_is_read_is_marked(String submission, String exercise, String read) throws IOException {
        browser.open(judged(submission, exercise), "light", 1280);
        browser.waitUntil(each -> {
            each.find("[data-part=forward]").click();
            return drawn().contains(read);
        });
        assertThat(browser.all(".strip:has(.set) .read")).isNotEmpty();
    }

    @Test
    void at_each_step_stand_the_variables() throws IOException {
        browser.open(judged("solutions", "booleanarrays"), "light", 1280);
        assertThat(browser.all("[data-part=variables] tr")).extracting(WebElement::getText)
                .contains("placement [1, 3, 0, 2]", "field placement [1, 3, 0, 2]");
        browser.run("document.querySelector('[data-part=callers]').open = true");
        browser.waitUntil(each -> each.text("[data-part=callersOf]").contains("column 2"));
        browser.waitUntil(each -> {
            each.find("[data-part=back]").click();
            return each.text("[data-part=variables]").contains("column 2 was 1");
        });
    }

    @Test
    void a_search_without_recursion_shows_its_rows_alone() throws IOException {
        browser.open(judged("solutions", "lazy"), "light", 1280);
        assertThat(browser.all(".facts dt")).extracting(WebElement::getText).filteredOn(name -> !name.isEmpty())
                .containsExactly("Row", "Deepest row", "Solutions");
        assertThat(browser.text("[data-part=told]")).contains("next() returns");
    }
}
