package nqueens.report.page;

import java.util.Comparator;
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
 * The results of a submission and their reasons: the content of its page and of {@code feedback.md}. The author's page
 * has another part, and a script. Without this part it is {@code feedback.html}, which is safe to send to anyone: its
 * policy allows no script. None of them contains hidden details.
 *
 * @param own the part for the author; empty in feedback
 */
public record SubmissionPage(Results results, Optional<OwnPart> own) {

    private static final PageTemplate PAGE = PageTemplate.html("submission.html.mustache");
    private static final PageTemplate MARKDOWN = PageTemplate.markdown("feedback.md.mustache");

    /** {@return the feedback on a submission, judged anywhere} */
    public static SubmissionPage feedback(Results results) {
        return new SubmissionPage(results, Optional.empty());
    }

    /** {@return the author's page, with the exercise that was saved last, if known} */
    public static SubmissionPage own(Judgement judgement, Optional<Problem> saved) {
        return new SubmissionPage(judgement.results(), Optional.of(new OwnPart(judgement, saved)));
    }

    /** {@return a fingerprint of the content of an author's page} */
    public String stamp() {
        return own.orElseThrow().stamp();
    }

    /** {@return the page} */
    public String html() {
        return PAGE.fill(this);
    }

    /** {@return the same in Markdown; text of a submission is in code fences and spans that it can't end} */
    public String markdown() {
        return MARKDOWN.fill(this);
    }

    String name() {
        return ForeignText.onPage(results.submission()).name();
    }

    String reason() {
        return ForeignText.onPage(Wording.ungraded(results)).shortLine();
    }

    /** Returns how many exercises are accepted, or why the submission has no grade. */
    String verdict() {
        return results.verdict().isGraded() ? accepted() + " of " + results.counted().size() + " accepted"
                : results.verdict().words();
    }

    long accepted() {
        return Wording.accepted(results);
    }

    String conditions() {
        return Wording.conditions(results);
    }

    List<String> provenance() {
        return Stream.of(
                Wording.judge(results).map(judge -> "Judged at " + results.judgedBy().at() + " by " + judge + "."),
                Wording.judged(results).map(judged -> "What was judged: " + judged + ".")).flatMap(Optional::stream)
                .map(sentence -> ForeignText.onPage(sentence).shortLine()).toList();
    }

    /** Returns exercises that were found but aren't judged, one in each line. */
    List<String> notes() {
        return ForeignText.shortLines(Objects.requireNonNullElse(results.notes(), List.of()));
    }

    List<ExerciseSection> exercises() {
        return IntStream.range(0, results.exercises().size())
                .mapToObj(i -> new ExerciseSection(this, results.exercises().get(i), i + 1)).toList();
    }

    /** Returns the exercises with steps to compare, if there are several. */
    List<ExerciseSection> compared() {
        List<ExerciseSection> compared = exercises().stream().filter(each -> !each.steps().isEmpty()).toList();
        return compared.size() > 1 ? compared : List.of();
    }

    /** Returns the exercise with the lowest ratio of its steps to the reference solution's. */
    Optional<ExerciseSection> fastest() {
        return compared().stream().filter(each -> each.ratio().isPresent())
                .min(Comparator.comparing(each -> each.ratio().orElseThrow()));
    }

    Mustache.Lambda span() {
        return (text, out) -> out.write(Markdown.span(text.execute()));
    }
}
