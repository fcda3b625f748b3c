package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

import nqueens.judge.CheckResult;
import nqueens.judge.ProblemResult;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Kills;
import nqueens.problem.Kills.WrongSolver;
import nqueens.problem.Verdict;

class KillMatrixTest {

    private static final String SOURCE = """
            class QueensSolverTest {
                // void counts() was here
                @Test
                void counts(QueensSolver solver) {
                    lists(solver);
                }
                @Nested
                class Small {
                    @Test
                    void counts (QueensSolver solver) {
                    }
                }
            }
            """;
    private static final Kills KILLS = new Kills(List.of(
            new WrongSolver("count", "counts badly", "n is 4"), new WrongSolver("count", "counts worse", ""),
            new WrongSolver("count", "", ""), new WrongSolver("state", "forgets nothing", "n is 5")),
            List.of(new Kills.Test("counts", "", List.of(0, 3)), new Kills.Test("Small.counts", "", List.of(3)),
                    new Kills.Test("lists", "fails on a right solver", List.of())));

    private static Element page(Kills kills, String file, String source, boolean isStateHidden) {
        List<CheckResult> checks = List.of(SampleResults.failed("count", Kind.UNSEEN_GAP, "one survives"),
                new CheckResult("state", "", Verdict.ACCEPTED, 1, 1, "", null, null, null, isStateHidden));
        ProblemResult result = new ProblemResult("tests", Verdict.WRONG_ANSWER, 1, 2, null, 1, null, List.of(),
                List.of(), kills, checks);
        return Jsoup.parse(Pages.run(new ShownRun(SampleResults.of("alice", result), Map.of(),
                Map.of(Catalogue.TESTS, Map.of(file, source, "Other.java", "class Other { }")), Optional.empty()),
                Path.of("target/judge")));
    }

    private static Element page() {
        return page(KILLS, "QueensSolverTest.java", SOURCE, false);
    }

    @Test
    void a_square_is_filled_where_a_test_finds_a_solver() {
        assertThat(page().select(".kills tbody tr")).extracting(row -> row.selectFirst("th").text() + ": "
                + String.join(" ", row.select("td").eachText()) + " "
                + row.select(".marks > *").stream().map(Element::tagName).collect(Collectors.joining()))
                .containsExactly("all together: 1 1 biib", "counts: 1 1 biib", "Small.counts: 0 1 iiib",
                        "lists fails on a right solver: it finds nothing: 0 0 iiii");
    }

    @Test
    void a_kind_is_told_with_its_first_survivor_and_what_is_found_by_which_tests() {
        assertThat(page().select(".kinds > li").eachText()).containsExactly(
                "count 1 of 3 found counts badly: n is 4 counts One survives that counts worse. Another one survives.",
                "state 1 of 1 found forgets nothing: n is 5 counts, Small.counts");
    }

    @Test
    void a_test_stands_in_its_source_with_how_many_it_finds() {
        assertThat(page().select(".tests figcaption code").eachText()).containsExactly("QueensSolverTest.java");
        assertThat(page().select(".tests li[id]")).extracting(line ->
                line.id() + " " + line.selectFirst(".times").text() + " " + line.selectFirst("code").text())
                .containsExactly("task-1-test-1 2 void counts(QueensSolver solver) {",
                        "task-1-test-2 1 void counts (QueensSolver solver) {");
        assertThat(page().select(".kills a").eachAttr("href")).containsExactly("#task-1-test-1", "#task-1-test-2");
    }

    @Test
    void nothing_is_told_of_a_hidden_check() {
        assertThat(page(KILLS, "QueensSolverTest.java", SOURCE, true).select(".watched").text())
                .contains("1 of 3 wrong solvers").doesNotContain("forgets", "state");
    }

    @Test
    void what_a_submission_has_named_stays_text() {
        String hostile = HostileTextTest.HOSTILE;
        for (String text : List.of("harmless", hostile)) {
            Element page = page(new Kills(List.of(new WrongSolver("count", text, text)),
                    List.of(new Kills.Test("counts" + text, text, List.of(0)))), text, "void " + text + "\n", false);
            assertThat(page.select(".watched *").not("span, b, i, table, caption, thead, tbody, tr, th, td, h3, p, ul,"
                    + " li, details, summary, strong, dl, div, dt, dd, figure, figcaption, code, ol")).isEmpty();
        }
    }

    @Test
    void a_source_without_end_is_looked_through_in_no_time() {
        for (String text : List.of("\n", " ", "a ", "class ", "<")) {
            assertThat(page(KILLS, "A.java", text.repeat((1 << 16) / text.length()), false).select(".tests")).isEmpty();
        }
    }
}
