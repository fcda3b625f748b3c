package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.Points;
import nqueens.problem.Catalogue;
import nqueens.problem.Check;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;

class TeachingTest {

    private static final Pattern HINT = Pattern.compile("<details><summary>(Hint \\d+ of \\d+)[^<]*</summary>");
    private static final Pattern HEADING = Pattern.compile("Trace( for n = \\d+)?");
    private static final Pattern FOLDED = Pattern.compile("(?s)<details>.*?</details>\n");

    private static List<Problem> exercises() {
        return Catalogue.all().stream().filter(Problem::isExercise).toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void an_exercise_has_three_hints_folded_each_by_itself(Problem exercise) {
        String source = statement(exercise).source();

        assertThat(HINT.matcher(source).results().map(hint -> hint.group(1)))
                .containsExactly("Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3").hasSize(Hint.values().length);
        assertThat(source.split("<details>", -1)).hasSameSizeAs(source.split("</details>", -1));
        assertThat(source.split("Hint \\d", -1)).hasSize(1 + Hint.values().length);
        assertThat(FOLDED.matcher(source).replaceAll("")).doesNotContain("details>");
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void an_exercise_has_all_its_parts_in_order(Problem exercise) {
        assertThat(statement(exercise).headings().stream().skip(1)).containsExactly("On paper first", "Your task",
                "Samples", "Limits", "Checks", "Hints", "When you are asked about time and space",
                "The same elsewhere");
        assertThat(statement(exercise).alternatives()).as("text of its figures").noneMatch(String::isBlank);
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void an_exercise_tells_the_limits_and_points_that_it_is_judged_by(Problem exercise) {
        String source = statement(exercise).source();

        assertThat(source).contains("mvn test -Dtest=" + exercise.suiteName());
        exercise.speed().ifPresent(speed -> assertThat(source)
                .contains(String.format(Locale.ROOT, "| `%s` | at most %,d; the reference solution takes %,d |",
                        speed, speed.allowance().steps(), ReferenceSteps.of(exercise, speed).orElseThrow())));
        for (Check check : exercise.checks()) {
            assertThat(source.replaceAll("(points| \\(bad n,[^)]*\\))", ""))
                    .contains("`%s` %d".formatted(check.id(), Points.standard().of(exercise, check)));
        }
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void an_editorial_has_all_its_parts_in_order_and_links_its_siblings(Problem exercise) {
        assertThat(editorial(exercise).headings().stream().skip(1)
                .map(heading -> HEADING.matcher(heading).replaceFirst("Trace"))).containsExactly("Idea", "Invariant",
                "Trace", "Cost", "Pitfalls", "Against its siblings", "Sources");
        assertThat(editorial(exercise).destinations()).anyMatch(link -> link.matches("\\.\\./[a-z0-9]+/README.md"));
        assertThat(editorial(exercise).source()).contains("O(");
    }

    @Test
    void the_ladder_leads_to_every_exercise_and_editorial() {
        List<String> links = Document.read(Path.of("exercises/README.md")).destinations();

        for (Problem exercise : exercises()) {
            assertThat(links).contains(exercise.id() + "/README.md", "../solutions/" + exercise.id() + "/README.md");
        }
    }

    @Test
    void every_figure_is_shown_in_a_document() {
        List<String> shown = Document.files().stream().map(Document::read).map(Document::source)
                .flatMap(source -> Pattern.compile("figures/([a-z0-9-]+\\.(?:svg|csv))").matcher(source).results())
                .map((MatchResult figure) -> figure.group(1)).distinct().toList();

        assertThat(Path.of("figures")).isDirectoryNotContaining(
                file -> !shown.contains(file.getFileName().toString()));
    }

    private static Document statement(Problem exercise) {
        return Document.read(Path.of("exercises", exercise.id(), "README.md"));
    }

    private static Document editorial(Problem exercise) {
        return Document.read(Path.of("solutions", exercise.id(), "README.md"));
    }
}
