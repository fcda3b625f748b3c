package nqueens.report.page;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.samskivert.mustache.Mustache;

import nqueens.judge.Judgement;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Markdown;
import nqueens.report.text.Wording;

/**
 * The results of a submission and their reasons: the content of its page and of {@code feedback.md}. The page that its
 * author sees has more, and a script. Without that part it is {@code feedback.html}, which may be sent to anybody: its
 * policy allows no script. What is hidden from learners is in none of them.
 *
 * @param own what only the author's page has; empty in feedback
 */
public record SubmissionPage(Results results, Optional<OwnPart> own) {

    private static final PageTemplate PAGE = PageTemplate.html("submission.html.mustache");
    private static final PageTemplate MARKDOWN = PageTemplate.markdown("feedback.md.mustache");

    /** {@return what is told of a submission wherever it was judged} */
    public static SubmissionPage feedback(Results results) {
        return new SubmissionPage(results, Optional.empty());
    }

    /** {@return what its author sees, with the exercise that was saved last, if that is known} */
    public static SubmissionPage own(Judgement judgement, Optional<Problem> saved) {
        return new SubmissionPage(judgement.results(), Optional.of(new OwnPart(judgement, saved)));
    }

    /** {@return what tells this content of an author's page from another} */
    public String stamp() {
        return own.orElseThrow().stamp();
    }

    /** {@return the page} */
    public String html() {
        return PAGE.fill(this);
    }

    /** {@return the same in Markdown; what a submission wrote stands in code fences and spans that it can't end} */
    public String markdown() {
        return MARKDOWN.fill(this);
    }

    String name() {
        return ForeignText.onPage(results.submission()).name();
    }

    ShownResult total() {
        return ShownResult.of(results);
    }

    String reason() {
        return ForeignText.onPage(Wording.ungraded(results)).shortLine();
    }

    /** How many exercises are accepted, or why that says nothing. */
    String verdict() {
        return total().graded() ? accepted() + " of " + count() + " accepted" : results.verdict().words();
    }

    long accepted() {
        return Wording.accepted(results);
    }

    int count() {
        return results.counted().size();
    }

    String conditions() {
        return Wording.conditions(results);
    }

    /** One sentence on the judge and one on the sources; none where that isn't known. */
    List<String> provenance() {
        return Stream.of(
                Wording.judge(results).map(judge -> "Judged at " + results.judgedBy().at() + " by " + judge + "."),
                Wording.judged(results).map(judged -> "What was judged: " + judged + ".")).flatMap(Optional::stream)
                .map(sentence -> ForeignText.onPage(sentence).shortLine()).toList();
    }

    /** Exercises that were found but aren't judged, one on a line. */
    List<String> notes() {
        return ForeignText.shortLines(Objects.requireNonNullElse(results.notes(), List.of()));
    }

    List<ExerciseSection> exercises() {
        return IntStream.range(0, results.exercises().size()).mapToObj(i -> new ExerciseSection(this, i)).toList();
    }

    /** A section of the Markdown whose text becomes a span of code. */
    Mustache.Lambda span() {
        return (text, out) -> out.write(Markdown.span(text.execute()));
    }
}
