package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
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

import nqueens.judge.CheckResult;
import nqueens.judge.FoundFault;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.mutants.Mutant;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Kills;
import nqueens.problem.Verdict;

/** Looks at the page of tests that were judged by the wrong solvers that they find, beside its results.json. */
class TestsInBrowserTest {

    private static final String FILE = "QueensSolverTest.java";
    private static final String EXERCISE = ".exercise:not([hidden]) ";

    @TempDir
    private static Path folder;
    private static Browser browser;
    private static Path page;
    private static JsonObject kills;

    @BeforeAll
    static void openAPage() throws IOException {
        Results results = SampleResults.of("alice", judged());
        String source = Files.readString(Path.of("src/test/submissions/wrong_answer/tests-of-a-tutorial/tests", FILE));
        ShownRun run = new ShownRun(results, Map.of(), Map.of(Catalogue.TESTS, Map.of(FILE, source)), Optional.empty());
        page = Files.writeString(folder.resolve("index.html"), Pages.run(run, Path.of("target/judge")));
        Files.writeString(folder.resolve("live.js"), Pages.live(run, Path.of("target/judge")));
        kills = JsonParser.parseString(JsonReport.text(results)).getAsJsonObject().getAsJsonArray("exercises").get(0)
                .getAsJsonObject().getAsJsonObject("kills");
        browser = Browser.start(folder.resolve("profile"));
        browser.open(page);
    }

    /** A tutorial's tests: some kinds of solvers are found, some in part, and of the others one is told. */
    private static ProblemResult judged() {
        List<Kills.WrongSolver> solvers = Stream.of(Mutant.values()).map(mutant -> new Kills.WrongSolver(
                mutant.group().name().toLowerCase(Locale.ROOT).replace('_', '-'), mutant.words(), mutant.hint()))
                .toList();
        Kills found = new Kills(solvers, List.of(
                new Kills.Test("testEightQueens", "", List.of(2, 18, 24, 25, 30)),
                new Kills.Test("testFourQueens", "fails on a right solver", List.of()),
                new Kills.Test("testNoSolution", "", List.of(2, 3, 4, 5, 6)),
                new Kills.Test("testOneQueen", "", List.of(0, 1, 7))));
        List<CheckResult> checks = Catalogue.TESTS.checks().stream().map(check -> check.id().equals("small-boards")
                ? new CheckResult(check.id(), check.title(), Verdict.ACCEPTED, check.points(), check.points(), "", null,
                        null, null, false)
                : new CheckResult(check.id(), check.title(), Verdict.WRONG_ANSWER, 0, check.points(), "one survives",
                        new FoundFault(Kind.UNSEEN_GAP, "one survives", ""), null, null, false)).toList();
        return new ProblemResult("tests", Verdict.WRONG_ANSWER, 15, 100, null, 1, null, List.of(), List.of(), found,
                checks);
    }

    @AfterAll
    static void endTheBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    @AfterEach
    void nothingWasComplainedOf() {
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void squares_are_filled_as_the_results_say() {
        List<WebElement> rows = browser.all(EXERCISE + ".kills tbody tr:not(.together)");
        JsonArray tests = kills.getAsJsonArray("tests");
        assertThat(rows).hasSize(tests.size());
        for (int i = 0; i < tests.size(); i++) {
            JsonObject test = tests.get(i).getAsJsonObject();
            List<Integer> finds = new ArrayList<>();
            test.getAsJsonArray("finds").forEach(found -> finds.add(found.getAsInt()));
            List<WebElement> marks = rows.get(i).findElements(By.cssSelector(".marks > *"));
            assertThat(rows.get(i).getText()).startsWith(test.get("name").getAsString());
            assertThat(marks).hasSize(kills.getAsJsonArray("solvers").size()).allMatch(WebElement::isDisplayed);
            assertThat(IntStream.range(0, marks.size()).boxed()
                    .filter(mark -> marks.get(mark).getTagName().equals("b"))).containsExactlyElementsOf(finds);
        }
    }

    @Test
    void the_keyboard_leads_from_a_test_to_its_source_and_opens_what_is_found() {
        WebElement link = browser.find(EXERCISE + ".kills tbody a");
        link.sendKeys(Keys.ENTER);
        WebElement line = browser.find(EXERCISE + ".tests li:target");
        assertThat(line.getText()).contains(link.getText()).contains("5");
        assertThat(browser.run("const box = arguments[0].getBoundingClientRect();"
                + " return box.top >= 0 && box.bottom <= innerHeight", line)).isEqualTo(true);

        WebElement found = browser.find(EXERCISE + ".kinds dt");
        assertThat(found.isDisplayed()).isFalse();
        browser.find(EXERCISE + ".kinds summary").sendKeys(Keys.SPACE);
        assertThat(found.isDisplayed()).isTrue();
        browser.find(EXERCISE + ".kinds summary").sendKeys(Keys.SPACE);
    }

    @ParameterizedTest
    @CsvSource({"light, 360", "dark, 360", "light, 1600", "dark, 1600"})
    void nothing_keeps_readers_out_or_sticks_out(String scheme, int width) throws IOException {
        browser.prefer("prefers-color-scheme", scheme);
        browser.resize(width, 900);
        browser.open(page);

        assertThat(browser.violations()).isEmpty();
        assertThat(browser.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .isEqualTo(0L);
    }
}
