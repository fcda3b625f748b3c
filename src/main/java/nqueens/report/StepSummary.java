package nqueens.report;

import java.util.List;
import java.util.Optional;

import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;

/**
 * {@code summary.md}: a submission's results for {@code GITHUB_STEP_SUMMARY}: a table of the exercises, and below
 * it what failed first in each, with the hint that fits. A hidden check's failing case is left out, since learners
 * see their CI. However much a submission wrote, the file stays below the limit of {@link StepSummaryPage}, and what
 * it wrote stays text: see {@link Markdown}.
 */
public final class StepSummary implements SubmissionReport {

    /** Creates a report. */
    public StepSummary() {
    }

    @Override
    public String file() {
        return "summary.md";
    }

    @Override
    public String text(Results results) {
        StepSummaryPage page = new StepSummaryPage();
        page.add("## N-Queens kata: " + new Markdown(results.submission()).inline() + "\n\n");
        page.add("**" + results.verdict().words() + "**: " + outcome(results) + "\n\n");
        page.add("| exercise | verdict | points | decided by |\n|---|---|---:|---|\n");
        page.addWhileThereIsRoom(results.exercises().stream().map(each -> row(results, each)).toList());
        page.addWhileThereIsRoom(results.exercises().stream().flatMap(each -> each.notes().stream())
                .map(note -> "\nNote: " + new Markdown(note).inline() + "\n").toList());
        List<String> cases = results.exercises().stream().map(DecidingCheck::of).flatMap(Optional::stream)
                .map(StepSummary::failingCase).toList();
        page.addWhileThereIsRoom(cases);
        return page.text();
    }

    private static String outcome(Results results) {
        return NotGraded.applies(results) ? "**" + NotGraded.WORDS + "**"
                : results.points() + " of " + results.maxPoints() + " points";
    }

    private static String row(Results results, ExerciseResult exercise) {
        String points = NotGraded.applies(results) ? "" : exercise.points() + "/" + exercise.maxPoints();
        return "| " + exercise.id() + " | " + exercise.verdict().words() + " | " + points + " | "
                + DecidingCheck.of(exercise).flatMap(DecidingCheck::place).orElse("") + " |\n";
    }

    private static String failingCase(DecidingCheck deciding) {
        String title = "\n### " + deciding.exercise().id() + ": "
                + deciding.place().map(id -> id + ", ").orElse("") + deciding.check().verdict().words() + "\n\n";
        return deciding.check().hidden() ? title + "What this check asks for is not shown.\n"
                : title + Markdown.block(new FailingText(deciding.check())) + hint(deciding.exercise());
    }

    private static String hint(ExerciseResult exercise) {
        return HintPlace.of(exercise).map(hint -> "\nHint: `" + hint.file() + "`, " + hint.number() + "\n").orElse("");
    }
}
