package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

import nqueens.board.KnownCounts;
import nqueens.judge.Cost;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;

/** Clicks through the page of a run in a browser, and looks at it narrow and wide, light and dark. */
class RunHtmlInBrowserTest {

    private static final Results RESULTS = SampleResults.of("alice",
            SampleResults.measured(SampleResults.accepted(Catalogue.BOARD2D, 1.25),
                    new Cost("count(4)", 4, 40), new Cost("count(8)", 8, 2000), new Cost("count(12)", 12, 900_000)),
            SampleResults.failing(Catalogue.ARRAY1D, 0.5,
                    SampleResults.failed("valid-placements", SampleResults.ATTACK, "x".repeat(500))),
            SampleResults.settled(Catalogue.BITMASK, Kind.NOT_COMPILED, "line 3: ';' expected"));

    @TempDir
    private static Path folder;
    private static Path page;
    private static Browser browser;

    @BeforeAll
    static void startABrowser() throws IOException {
        ShownRun run = new ShownRun(RESULTS);
        page = Files.writeString(folder.resolve("index.html"), Pages.run(run, Path.of("target/judge")));
        Files.writeString(folder.resolve("live.js"), Pages.live(run, Path.of("target/judge")));
        browser = Browser.start(folder.resolve("profile"));
    }

    @AfterAll
    static void endTheBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void openThePage() {
        browser.prefer("prefers-color-scheme", "light");
        browser.resize(1200, 900);
        browser.open(page);
    }

    @AfterEach
    void nothingWasComplainedOfOrFetched() {
        assertThat(browser.complaints()).isEmpty();
        assertThat(browser.requests()).allMatch(address -> address.equals(page.toUri().toString())
                || address.startsWith(page.resolveSibling("live.js").toUri() + "?")
                || address.startsWith("data:image/svg+xml;base64,"));
    }

    @Test
    void without_scripts_the_board_is_not_offered() {
        browser.runScripts(false);
        browser.open(page);
        browser.runScripts(true);

        assertThat(browser.text("#play-off")).isEqualTo("This board needs a script, which this browser has not run.");
        assertThat(browser.find("#play-on").isDisplayed()).isFalse();
    }

    @Test
    void a_click_places_a_queen_and_another_takes_it_back() {
        size(5);
        square(1, 2).click();

        assertThat(queens()).containsExactly("row 1, column 2: queen");
        assertThat(attacked()).containsExactly("0 1", "0 2", "0 3", "1 0", "1 1", "1 3", "1 4", "2 1", "2 2", "2 3",
                "3 0", "3 2", "3 4", "4 2");
        assertThat(browser.all("#grid svg")).hasSize(1);
        assertThat(browser.text("#told"))
                .isEqualTo("Queen placed at (1, 2). 1 queen placed: 2 solutions remain below.");

        square(1, 2).click();

        assertThat(queens()).isEmpty();
        assertThat(attacked()).isEmpty();
        assertThat(browser.text("#told"))
                .isEqualTo("Queen taken from (1, 2). No queen is placed: 10 solutions for n = 5.");
    }

    @Test
    void an_attacked_square_has_a_cross_and_not_a_colour_alone() {
        square(0, 0).click();

        assertThat(content(square(0, 5))).isEqualTo("\"\u00d7\"");
        assertThat(content(square(1, 2))).isEqualTo("none");
        assertThat(square(0, 5).getAccessibleName()).isEqualTo("row 0, column 5: attacked");
        assertThat(square(1, 2).getAccessibleName()).isEqualTo("row 1, column 2: free");
    }

    @Test
    void two_queens_that_attack_each_other_are_joined_by_a_line() {
        size(4);
        square(3, 2).click();
        square(0, 0).click();
        assertThat(browser.find("#line").getAttribute("visibility")).isEqualTo("hidden");
        square(1, 0).click();

        assertThat(browser.text("#told")).isEqualTo("Queen placed at (1, 0). The queens at (0, 0) and (1, 0) attack"
                + " each other: no solution remains.");
        assertThat(line()).containsExactly("visible", "10", "10", "10", "30");
        assertThat(queens()).containsExactly("row 0, column 0: queen, attacked", "row 1, column 0: queen, attacked",
                "row 3, column 2: queen, attacked");
    }

    @Test
    void the_keyboard_alone_is_enough() {
        size(4);
        browser.find("#clear").sendKeys(Keys.TAB);
        assertThat(browser.focused()).isEqualTo(square(0, 0));
        assertThat(browser.run("return getComputedStyle(arguments[0]).outlineStyle", square(0, 0))).isEqualTo("solid");

        browser.press(Keys.ARROW_UP, Keys.ARROW_LEFT, Keys.ARROW_RIGHT, Keys.ENTER);
        assertThat(queens()).containsExactly("row 0, column 1: queen");
        browser.press(Keys.END, Keys.ARROW_DOWN, " ");
        assertThat(queens()).hasSize(2).last().isEqualTo("row 1, column 3: queen");
        browser.press(Keys.HOME, Keys.ARROW_DOWN, Keys.SPACE, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT,
                Keys.ENTER);
        assertThat(browser.text("#told")).isEqualTo("Queen placed at (3, 2). 4 queens placed, and none attacks"
                + " another: a solution.");
        browser.press(Keys.chord(Keys.CONTROL, Keys.HOME));
        assertThat(browser.focused()).isEqualTo(square(0, 0));
        browser.press(Keys.chord(Keys.CONTROL, Keys.END), Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
        assertThat(browser.focused()).isEqualTo(square(3, 3));
        assertThat(browser.all("#grid [tabindex='0']")).containsExactly(square(3, 3));
        browser.press(Keys.TAB);
        assertThat(browser.focused().getText()).isEqualTo("Play");
    }

    @Test
    void a_reader_who_hears_the_board_is_told_what_it_is() {
        size(6);

        assertThat(browser.find("#grid").getAriaRole()).isEqualTo("grid");
        assertThat(browser.find("#grid").getAccessibleName()).isEqualTo("6 x 6 board");
        assertThat(browser.all("#grid > *")).hasSize(6)
                .allSatisfy(row -> assertThat(row.getAriaRole()).isEqualTo("row"));
        assertThat(browser.all("#grid > * > *")).hasSize(36)
                .allSatisfy(square -> assertThat(square.getAriaRole()).isEqualTo("gridcell"));
        assertThat(browser.find("#told").getAriaRole()).isEqualTo("status");
        assertThat(browser.find("#told").getAttribute("aria-live")).isEqualTo("polite");
        assertThat(browser.all("#play-on button, #play-on select")).hasSize(8)
                .allSatisfy(control -> assertThat(control.getAccessibleName()).isNotBlank());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 8, 11, 12})
    void an_empty_board_has_all_the_solutions_below_it(int n) {
        size(n);

        assertThat(browser.all("#grid [role=gridcell]")).hasSize(n * n);
        String known = KnownCounts.of(n) == 0 ? "no solutions" : KnownCounts.of(n) == 1 ? "1 solution"
                : KnownCounts.of(n) + " solutions";
        assertThat(browser.text("#told")).isEqualTo("No queen is placed: " + known + " for n = " + n + ".");
    }

    @Test
    void every_n_up_to_twelve_can_be_chosen() {
        assertThat(new Select(browser.find("#size")).getOptions()).extracting(WebElement::getText)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 12).mapToObj(Integer::toString).toList());
        assertThat(browser.find("#size").getAttribute("value")).isEqualTo("8");
    }

    @Test
    void queens_leave_the_solutions_that_have_them_all() {
        size(8);
        square(0, 0).click();
        assertThat(browser.text("#told")).endsWith("1 queen placed: 4 solutions remain below.");
        square(7, 2).click();
        assertThat(browser.text("#told")).endsWith("2 queens placed: 2 solutions remain below.");
        square(2, 3).click();
        assertThat(browser.text("#told")).endsWith("3 queens placed: 1 solution remains below.");
        square(1, 5).click();
        assertThat(browser.text("#told")).endsWith("4 queens placed: no solutions remain below.");
    }

    @Test
    void changes_are_undone_one_after_the_other() {
        size(4);
        square(0, 1).click();
        square(1, 3).click();
        browser.find("#clear").click();
        assertThat(browser.text("#told")).isEqualTo("Cleared. No queen is placed: 2 solutions for n = 4.");
        browser.find("#undo").click();
        assertThat(queens()).containsExactly("row 0, column 1: queen", "row 1, column 3: queen");
        browser.find("#undo").click();
        assertThat(browser.text("#told")).isEqualTo("Undone. 1 queen placed: 1 solution remains below.");
        browser.find("#undo").click();
        browser.find("#undo").click();
        assertThat(browser.text("#told")).isEqualTo("Nothing to undo. No queen is placed: 2 solutions for n = 4.");
        assertThat(queens()).isEmpty();
    }

    @Test
    void a_search_goes_step_by_step_to_the_first_solution() {
        size(4);
        List<String> told = new ArrayList<>();
        do {
            browser.find("#search-step").click();
            told.add(browser.text("#told"));
        } while (!told.get(told.size() - 1).contains("solution"));

        assertThat(told).startsWith("Row 0: place a queen at (0, 0).", "Row 1: (1, 0) is attacked by the queen at"
                        + " (0, 0).", "Row 1: (1, 1) is attacked by the queen at (0, 0).",
                "Row 1: place a queen at (1, 2).");
        assertThat(told.get(8)).isEqualTo("Row 1: undo, the queen leaves (1, 2).");
        assertThat(told).last().isEqualTo("All rows are filled: solution 1 is [1, 3, 0, 2].");
        assertThat(counts()).containsExactly("all filled", "8", "18", "4", "1");
        assertThat(told).hasSize(8 + 18 + 4 + 1);
        assertThat(queens()).containsExactly("row 0, column 1: queen", "row 1, column 3: queen",
                "row 2, column 0: queen", "row 3, column 2: queen");
    }

    @Test
    void a_square_that_is_turned_down_is_joined_to_its_attacker() {
        size(4);
        for (int step = 0; step < 3; step++) {
            browser.find("#search-step").click();
        }

        assertThat(line()).containsExactly("visible", "10", "10", "30", "30");
        assertThat(square(1, 1).getAttribute("data-state")).contains("marked");
        assertThat(browser.all("#rows .current")).extracting(WebElement::getText).containsExactly("1");
        assertThat(counts()).containsExactly("1", "1", "2", "0", "0");
        assertThat(browser.find("#told").getAttribute("aria-live")).isEqualTo("polite");
    }

    @Test
    void a_search_goes_on_to_each_solution_and_comes_to_its_end() {
        size(4);
        browser.find("#search-next").click();
        assertThat(browser.text("#told")).isEqualTo("All rows are filled: solution 1 is [1, 3, 0, 2].");
        browser.find("#search-next").click();
        assertThat(browser.text("#told")).isEqualTo("All rows are filled: solution 2 is [2, 0, 3, 1].");
        browser.find("#search-next").click();
        assertThat(browser.text("#told")).isEqualTo("The search is over: 2 solutions.");
        assertThat(counts()).containsExactly("none", "16", "44", "16", "2");
        assertThat(queens()).isEmpty();
        browser.find("#search-step").click();
        assertThat(counts()).containsExactly("0", "1", "0", "0", "0");
    }

    @Test
    void a_search_plays_until_it_is_paused() {
        size(8);
        new Select(browser.find("#search-speed")).selectByValue("100");
        WebElement play = browser.find("#search-play");
        play.click();
        assertThat(play.getText()).isEqualTo("Pause");
        browser.waitUntil(each -> Integer.parseInt(each.text("#search-placed")) > 3);
        assertThat(browser.find("#told").getAttribute("aria-live")).isEqualTo("off");

        play.click();

        assertThat(play.getText()).isEqualTo("Play");
        assertThat(browser.text("#told")).startsWith("Paused. Row ");
        assertThat(browser.find("#told").getAttribute("aria-live")).isEqualTo("polite");
        List<String> before = counts();
        // a step that was still waiting would come before this is done
        browser.runUntilDone("setTimeout(arguments[0], 50)");
        assertThat(counts()).isEqualTo(before);
        browser.find("#search-again").click();
        assertThat(counts()).containsExactly("none", "0", "0", "0", "0");
    }

    @Test
    void a_search_that_plays_ends_by_itself() {
        size(3);
        new Select(browser.find("#search-speed")).selectByValue("100");
        browser.find("#search-play").click();
        browser.waitUntil(each -> each.text("#told").startsWith("The search is over"));

        assertThat(browser.text("#told")).isEqualTo("The search is over: no solutions.");
        assertThat(browser.text("#search-play")).isEqualTo("Play");
        assertThat(browser.find("#told").getAttribute("aria-live")).isEqualTo("polite");
    }

    @Test
    void whoever_places_a_queen_takes_the_board_over() {
        size(5);
        square(4, 4).click();
        browser.find("#search-step").click();
        assertThat(queens()).containsExactly("row 0, column 0: queen");
        new Select(browser.find("#search-speed")).selectByValue("1");
        browser.find("#search-play").click();

        square(1, 2).click();

        assertThat(browser.text("#search-play")).isEqualTo("Play");
        assertThat(queens()).containsExactly("row 0, column 0: queen", "row 1, column 2: queen");
        assertThat(counts()).containsExactly("none", "0", "0", "0", "0");
        browser.find("#undo").click();
        assertThat(queens()).containsExactly("row 0, column 0: queen");
        browser.find("#undo").click();
        assertThat(queens()).containsExactly("row 4, column 4: queen");
    }

    @Test
    void undo_in_a_search_gives_back_what_was_on_the_board() {
        size(5);
        square(4, 4).click();
        browser.find("#search-next").click();
        browser.find("#search-next").click();
        browser.find("#search-again").click();
        browser.find("#undo").click();

        assertThat(queens()).containsExactly("row 4, column 4: queen");
    }

    @Test
    void whoever_prefers_less_motion_begins_slowly() {
        assertThat(browser.find("#search-speed").getAttribute("value")).isEqualTo("3");

        browser.prefer("prefers-reduced-motion", "reduce");
        browser.open(page);

        assertThat(browser.find("#search-speed").getAttribute("value")).isEqualTo("1");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', value = {
        "light | rgb(255, 255, 255) | rgb(27, 29, 33)    | rgb(243, 234, 216) | rgb(205, 179, 139)",
        "dark  | rgb(21, 23, 26)    | rgb(231, 232, 234) | rgb(100, 91, 76)   | rgb(74, 67, 56)"})
    void the_page_is_light_or_dark_as_the_reader_prefers(
            String scheme, String paper, String ink, String lightSquare, String darkSquare) {
        browser.prefer("prefers-color-scheme", scheme);

        assertThat(colour("html", "backgroundColor")).isEqualTo(paper);
        assertThat(colour("body", "color")).isEqualTo(ink);
        assertThat(colour("#grid .light", "backgroundColor")).isEqualTo(lightSquare);
        assertThat(colour("#grid .dark", "backgroundColor")).isEqualTo(darkSquare);
        assertThat(colour("#undo", "color")).isEqualTo(ink);
        assertThat(colour(".chart text", "fill")).isEqualTo(ink);
    }

    @ParameterizedTest
    @ValueSource(ints = {320, 360, 768, 900, 1200})
    void nothing_sticks_out_and_every_square_can_be_hit(int width) {
        browser.resize(width, 800);
        size(12);

        assertThat(browser.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .isEqualTo(0L);
        assertThat(square(11, 11).getRect().getWidth()).isGreaterThanOrEqualTo(width < 360 ? 20 : 24);
        assertThat(square(11, 11).getRect().getWidth()).isEqualTo(square(11, 11).getRect().getHeight());
        square(11, 11).click();
        assertThat(queens()).containsExactly("row 11, column 11: queen");
    }

    @Test
    void the_times_open_as_a_table() {
        browser.find(".ladder a").click();
        assertThat(browser.find(".steps table").isDisplayed()).isFalse();

        browser.find(".steps summary").click();

        assertThat(browser.text(".steps tbody tr:last-child")).startsWith("12 900,000 ");
    }

    private static void size(int n) {
        new Select(browser.find("#size")).selectByValue(Integer.toString(n));
    }

    private static WebElement square(int row, int column) {
        return browser.find("#grid [data-row='" + row + "'][data-column='" + column + "']");
    }

    private static List<String> queens() {
        return browser.all("#grid [data-state~=queen]").stream().map(WebElement::getAccessibleName).toList();
    }

    /** The squares with a cross, each as its row and column. */
    private static List<String> attacked() {
        return browser.all("#grid [data-state~=attacked]").stream()
                .map(square -> square.getAttribute("data-row") + " " + square.getAttribute("data-column")).toList();
    }

    private static List<String> counts() {
        return browser.all(".counts dd").stream().map(WebElement::getText).toList();
    }

    private static List<String> line() {
        WebElement line = browser.find("#line");
        return List.of("visibility", "x1", "y1", "x2", "y2").stream().map(line::getAttribute).toList();
    }

    private static Object content(WebElement square) {
        return browser.run("return getComputedStyle(arguments[0], '::after').content", square);
    }

    private static Object colour(String selector, String property) {
        return browser.run("return getComputedStyle(arguments[0])[arguments[1]]", browser.find(selector), property);
    }
}
