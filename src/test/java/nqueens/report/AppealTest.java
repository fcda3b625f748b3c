package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;

class AppealTest {

    private static final Results WRONG = SampleResults.wrong();

    @Test
    void the_same_again_stands_whenever_it_was_judged() {
        Appeal same = new Appeal(WRONG, WRONG.judgedBy(
                SampleResults.JUDGE.at(Instant.parse("2026-12-01T00:00:00Z")),
                Optional.of(WRONG.commit())));

        assertThat(same.stands()).isTrue();
        assertThat(same.text()).isEqualTo("""
                N-Queens kata: appeal of bob
                  then WRONG ANSWER, 150 of 300 points; now WRONG ANSWER, 150 of 300 points
                  the grade stands: every check came to the same
                """);
        Document page = page(same);
        assertThat(page.select("header").text()).contains("The grade stands.");
        assertThat(page.select("main > p").text()).isEqualTo("First judged: 2026-11-22T03:00:00Z. Judged again:"
                + " 2026-12-01T00:00:00Z. Times are UTC.");
        assertThat(page.select("td:containsOwn(same)")).hasSameSizeAs(page.select("#judged ~ div tbody tr"));
        assertThat(page.select(".case svg")).isNotEmpty();
    }

    @Test
    void what_came_to_something_else_is_named_and_what_may_be_why() {
        Results now = SampleResults.of("bob", SampleResults.read(SampleResults.accepted(Catalogue.BOARD2D, 9),
                        "sha256:changed"),
                SampleResults.failing(Catalogue.ARRAY1D, 1.5, SampleResults.failed("complete", Kind.MISSING, "other")))
                .drawnFrom(7).judgedBy(SampleResults.OTHER_JUDGE, Optional.empty());
        Appeal appeal = new Appeal(WRONG, now);

        assertThat(appeal.stands()).isFalse();
        // a message alone changes no grade, and neither does CPU time
        assertThat(appeal.changed()).extracting(Appeal.Pair::name).startsWith("array1d valid-placements",
                "array1d count", "bitmask small-boards").doesNotContain("array1d complete");
        assertThat(appeal.conditions().stream().filter(each -> !each.isSame()).map(Appeal.Condition::name))
                .containsExactly("sources of board2d", "commit of the submission", "points file", "seed");
        assertThat(appeal.text()).contains("the grade does not stand: array1d valid-placements, array1d count,",
                "  these are not the sources that were judged: board2d\n",
                "  differs: seed, 0 then, 7 now\n", "  differs: points file, sha256:901775012345 then,");
        Document page = page(appeal);
        assertThat(page.select("header .alert").eachText()).hasSize(2)
                .last().asString().isEqualTo("These are not the sources that were judged: board2d.");
        assertThat(page.select("tr:contains(bitmask small-boards) td").eachText())
                .containsExactly("\u25cb NOT STARTED 0 of 10", "not judged");
    }

    @Test
    void results_of_an_earlier_judge_tell_less() {
        Results earlier = WRONG.judgedBy(null, Optional.empty());

        assertThat(page(new Appeal(earlier, WRONG)).select("main > p").text()).startsWith("First judged: not told.");
        assertThat(new Appeal(earlier, WRONG).text()).contains("differs: Java, not told then, 17.0.15 now");
    }

    @Test
    void what_is_hidden_from_learners_is_not_told() {
        Results hidden = SampleResults.hidden();
        Appeal appeal = new Appeal(hidden, SampleResults.of("alice", hidden.exercises().get(1)));

        assertThat(List.of(page(appeal).html(), appeal.text()))
                .noneMatch(text -> text.contains(SampleResults.SECRET));
    }

    private static Document page(Appeal appeal) {
        return Jsoup.parse(Reports.ofAppeal().text(appeal));
    }
}
