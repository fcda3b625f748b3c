package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.Judging;
import nqueens.judge.Points;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.judge.process.ProcessWorkers;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.recording.Event;
import nqueens.recording.Recording;

/** Judges and records submissions, and steps through what their pages show of the searches. */
class RecordedSearchInBrowserTest {

    private static final String MISTAKES = "src/test/submissions/wrong_answer/";
    /** Steps through the whole search, and tells after each step the current line and the arrays that are drawn. */
    private static final String STEPS = """
            const root = document.querySelector(".exercise:not([hidden]) .watched");
            const part = name => root.querySelector("[data-part=" + name + "]");
            const indexes = (elements, isSet) => [...elements]
                .map((element, index) => isSet(element) ? index : -1).filter(index => index >= 0);
            const drawn = figure => figure.querySelector("figcaption code").textContent + " ["
                + (figure.querySelector(".own-board")
                    ? indexes(figure.querySelectorAll(".own-board > div"), square => square.querySelector("svg"))
                    : indexes(figure.querySelectorAll(".strip > span"), cell => cell.classList.contains("set")))
                    .join(", ") + "]";
            const shown = [];
            part("first").click();
            while (!part("forward").disabled) {
              part("forward").click();
              const line = indexes(part("source").children, line => line.hasAttribute("aria-current"))[0] + 1;
              const figures = [...part("data").querySelectorAll("figure")]
                  .filter(figure => figure.querySelector(".own-board, [aria-label*='set']"));
              shown.push("line " + line + ": " + figures.map(drawn).sort().join("; "));
            }
            return shown;
            """;

    @TempDir
    private static Path folder;
    private static Browser browser;
    private static ProcessWorkers workers;

    @BeforeAll
    static void startABrowserAndWorkers() {
        browser = Browser.start(folder.resolve("profile"));
        workers = new ProcessWorkers(ProcessWorkers.Use.FEW, Optional.of(Isolation.PROCESS), Optional.of(1.0));
    }

    @AfterAll
    static void endThem() {
        if (browser != null) {
            browser.close();
        }
        if (workers != null) {
            workers.close();
        }
    }

    @AfterEach
    void nothingWasComplainedOf() {
        assertThat(browser.complaints()).isEmpty();
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "solutions, board2d", "solutions, array1d", "solutions, booleanarrays", "solutions, bitmask",
        "src/test/submissions/wrong_answer/forgets-to-undo, booleanarrays",
        "src/test/submissions/wrong_answer/undoes-one-diagonal, booleanarrays",
        "src/test/submissions/wrong_answer/misses-anti-diagonal, board2d",
        "src/test/submissions/wrong_answer/misses-last-column, board2d",
        "src/test/submissions/wrong_answer/same-array-each-time, array1d",
        "src/test/submissions/wrong_answer/shifts-both-left, bitmask"})
    void what_is_shown_at_each_step_is_what_was_recorded(String submission, String exercise) throws IOException {
        Recording recording = open(submission, exercise);

        @SuppressWarnings("unchecked")
        List<String> shown = (List<String>) browser.run(STEPS);

        assertThat(shown).hasSameSizeAs(recording.events()).isEqualTo(recorded(recording, names(shown.get(0))));
    }

    @Test
    void a_board_that_was_given_is_not_drawn_as_one_of_queens() throws IOException {
        open("solutions", "blocked");
        assertThat(browser.all(".exercise:not([hidden]) [data-part=data] figcaption code"))
                .extracting(WebElement::getText).containsExactly("columns", "mainDiagonals", "antiDiagonals");
    }

    /** The names of the arrays that are drawn. */
    private static Set<String> names(String shown) {
        Set<String> names = new TreeSet<>();
        for (String drawn : shown.replaceFirst("line \\d+: ", "").split("; ")) {
            names.add(drawn.replaceFirst(" \\[.*", ""));
        }
        return names;
    }

    /** The same as the page shows, from the events alone. */
    private static List<String> recorded(Recording recording, Set<String> names) {
        Arrays arrays = new Arrays(recording, new HashMap<>(), new HashMap<>());
        List<String> shown = new ArrayList<>();
        for (Event event : recording.events()) {
            arrays.take(event);
            shown.add("line " + event.line() + ": " + names.stream().map(name -> name + " " + arrays.set(name))
                    .collect(Collectors.joining("; ")));
        }
        return shown;
    }

    /** Arrays as they are after some events: what is in them, and which of their elements were written. */
    private record Arrays(Recording recording, Map<Integer, List<Integer>> contents,
            Map<Integer, Set<Integer>> written) {

        void take(Event event) {
            if (event instanceof Event.Meet meet) {
                contents.put(meet.array(), new ArrayList<>(meet.contents()));
                written.put(meet.array(), new TreeSet<>());
            } else if (event instanceof Event.Write write) {
                contents.get(write.array()).set(write.index(), write.value().number());
                written.get(write.array()).add(write.index());
            }
        }

        /** The elements that are true, or the squares, row after row, that have a queen. */
        List<Integer> set(String name) {
            Optional<Integer> found = contents.keySet().stream()
                    .filter(id -> recording.arrays().get(id).name().equals(name)).findFirst();
            if (found.isEmpty()) {
                return List.of();
            }
            List<Integer> content = contents.get(found.get());
            int n = recording.n();
            return switch (recording.arrays().get(found.get()).type()) {
                case BOOLEANS -> IntStream.range(0, content.size()).filter(i -> content.get(i) != 0).boxed().toList();
                case INTS -> written.get(found.get()).stream().filter(row -> content.get(row) < n)
                        .map(row -> row * n + content.get(row)).toList();
                default -> IntStream.range(0, n * n)
                        .filter(square -> contents.get(content.get(square / n)).get(square % n) != 0).boxed().toList();
            };
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', value = {
        "solutions/board2d | Line 35: [1, 3, 0, 2] is added.",
        "solutions/array1d | Line 36: [1, 3, 0, 2] is added.",
        "solutions/booleanarrays | Line 38: [1, 3, 0, 2] is added.",
        "solutions/bitmask | Line 46: [1, 3, 0, 2] is added.",
        MISTAKES + "forgets-to-undo/booleanarrays | was set in this call, and stays set now that it has returned: is"
                + " something not undone?",
        MISTAKES + "undoes-one-diagonal/booleanarrays | was set in this call, and stays set now that it has returned:"
                + " is something not undone?",
        MISTAKES + "misses-anti-diagonal/board2d | attack each other.",
        MISTAKES + "misses-last-column/board2d | returns. The call is over.",
        MISTAKES + "same-array-each-time/array1d | This solution is wrong: it is the same array as before, not one of"
                + " its own.",
        MISTAKES + "shifts-both-left/bitmask | attack each other."})
    void the_search_is_shown_at_its_most_telling_moment(String exercise, String told) throws IOException {
        open(Path.of(exercise).getParent().toString(), Path.of(exercise).getFileName().toString());

        assertThat(browser.text(part("told"))).startsWith("Line ").endsWith(told);
    }

    @Test
    void a_search_is_summed_up_by_its_moments_its_tree_and_the_counts_of_its_lines() throws IOException {
        open("solutions", "array1d");

        assertThat(browser.text(part("call"))).isEqualTo("solve(4)");
        assertThat(browser.all(part("moments") + " button")).extracting(WebElement::getText)
                .containsExactly("To the first dead end", "To the first solution");
        browser.find(part("moments") + " button").click();
        assertThat(browser.text(part("told"))).isEqualTo("Line 81: fillFrom(2) returns 0. A dead end.");
        assertThat(browser.all(".call.dead-end")).hasSize(1);
        assertThat(browser.all(".call.open text")).extracting(WebElement::getText).containsExactly("", "0");

        browser.find(part("last")).click();
        assertThat(browser.all(".exercise:not([hidden]) .facts dd")).extracting(WebElement::getText)
                .containsExactly("none", "all filled", "17", "4", "2");
        assertThat(browser.all(".call:not(.later)")).hasSize(17);
        assertThat(browser.all(".call.dead-end")).hasSize(4);
        assertThat(browser.all(".call.solution")).hasSize(2);
        assertThat(times("if (row == n) {")).isEqualTo("17");
        assertThat(times("onSolution.accept(columns);")).isEqualTo("2");
        assertThat(times("columns[row] = column;")).isEqualTo("16");
        assertThat(times("if (isSafe(row, column)) {")).isEqualTo("60");
        assertThat(times("throw new IllegalArgumentException")).isEmpty();

        browser.all(".call circle").get(3).click();
        assertThat(browser.text(part("told"))).endsWith(": fillFrom(2) begins.");
        assertThat(browser.all(".call:not(.later)")).hasSize(4);
    }

    /** How often a line of code ran up to where the search is, as it stands beside it. */
    private static String times(String code) {
        return browser.all(part("source") + " li").stream().filter(line -> line.getText().contains(code)).findFirst()
                .orElseThrow().findElement(By.className("times")).getText();
    }

    @Test
    void sets_of_bits_are_rows_with_a_cell_for_each_column() throws IOException {
        open("solutions", "bitmask");

        assertThat(browser.all(part("data") + " figcaption")).extracting(WebElement::getText)
                .containsExactly("placement", "columns\n0b1111", "mainDiagonals\n0b1101100", "antiDiagonals\n0b0011",
                        "free", "queen", "all\n0b1111");
        assertThat(browser.all(part("data") + " figure:nth-child(3) .set")).extracting(WebElement::getText)
                .containsExactly("2", "3");
    }

    @Test
    void a_search_is_stepped_and_played_by_keys_and_stays_where_it_is_when_judged_again() throws IOException {
        open("solutions", "bitmask");
        WebElement source = browser.find(part("source"));
        source.sendKeys(Keys.HOME, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        assertThat(browser.text(part("place"))).startsWith("Step 2 of ");

        source.sendKeys("k");
        browser.waitUntil(each -> !each.text(part("place")).startsWith("Step 2 of"));
        assertThat(browser.text(part("play"))).isEqualTo("Pause");
        source.sendKeys("k");
        assertThat(browser.text(part("play"))).isEqualTo("Play");
        source.sendKeys(Keys.END);
        assertThat(browser.text(part("told"))).endsWith("The call is over.");
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource({MISTAKES + "undoes-one-diagonal, light, 1280", MISTAKES + "undoes-one-diagonal, dark, 360",
        "solutions, dark, 1600", "solutions, light, 768", "src/test/submissions/not_started/stubs, dark, 1280"})
    void axe_finds_nothing_that_keeps_readers_out(String submission, String scheme, int width) throws IOException {
        browser.prefer("prefers-color-scheme", scheme);
        browser.resize(width, 900);
        write(submission, "booleanarrays");

        assertThat(browser.violations()).isEmpty();
    }

    private static String part(String name) {
        return ".exercise:not([hidden]) [data-part=" + name + "]";
    }

    /** Judges an exercise of a submission, and opens its page. */
    private static Recording open(String submission, String exercise) throws IOException {
        return write(submission, exercise).orElseThrow();
    }

    private static Optional<Recording> write(String submission, String exercise) throws IOException {
        Submission judged = Submission.at(submission);
        Problem problem = Catalogue.find(exercise).orElseThrow();
        Judging judging = new Judge(workers, Points.standard()).beginRecorded(judged);
        ProblemResult result = judging.judge(problem, Judge.Listener.NONE);
        ShownRun run = ShownRun.of(Results.of(judged.name(), workers.conditions(), List.of(result)), judged,
                judging::recording);
        ReportFolder reports = new ReportFolder(Files.createTempDirectory(folder, "judge"));
        reports.write("index.html", Pages.run(run, Path.of("target/judge")));
        reports.write("live.js", Pages.live(run, Path.of("target/judge")));
        browser.open(reports.path().resolve("index.html"));
        return judging.recording(problem);
    }
}
