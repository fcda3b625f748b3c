package nqueens.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import nqueens.judge.ClassResults;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;
import nqueens.judge.Verdict;

/**
 * {@code summary.md}: a class's results for {@code GITHUB_STEP_SUMMARY}: a table with a row a submission. Those
 * that the judge failed on come first, so that they are seen whatever the size of the class; the others follow in
 * the order of the results. What failed stands in each submission's own summary. However many submissions there
 * are, the file stays below the limit of {@link StepSummaryPage}.
 */
public final class ClassStepSummary implements ClassReport {

    /** Creates a report. */
    public ClassStepSummary() {
    }

    @Override
    public String file() {
        return "summary.md";
    }

    @Override
    public String text(ClassResults results) {
        List<Results> submissions = results.submissions();
        StepSummaryPage page = new StepSummaryPage();
        page.add("## N-Queens kata: " + new Markdown(results.folder()).inline() + "\n\n");
        page.add(submissions.size() + " submissions, "
                + submissions.stream().filter(each -> each.verdict() == Verdict.ACCEPTED).count() + " accepted\n\n");
        long notGraded = submissions.stream().filter(NotGraded::applies).count();
        if (notGraded > 0) {
            page.add("**" + notGraded + " " + NotGraded.WORDS + "**\n\n");
        }
        page.add(header(submissions));
        page.addWhileThereIsRoom(submissions.stream()
                .sorted(Comparator.comparing(each -> !NotGraded.applies(each))).map(ClassStepSummary::row).toList());
        return page.text();
    }

    private static String header(List<Results> submissions) {
        List<String> exercises = submissions.stream().limit(1).flatMap(each -> each.exercises().stream())
                .map(ExerciseResult::id).toList();
        List<String> names = new ArrayList<>(List.of("submission", "verdict", "points"));
        names.addAll(exercises);
        return "| " + String.join(" | ", names) + " |\n|---|---|---:|" + "---|".repeat(exercises.size()) + "\n";
    }

    private static String row(Results submission) {
        boolean graded = !NotGraded.applies(submission);
        StringBuilder row = new StringBuilder("| " + new Markdown(submission.submission()).inline() + " | **"
                + submission.verdict().words() + "** | "
                + (graded ? submission.points() + "/" + submission.maxPoints() : "not graded") + " |");
        for (ExerciseResult exercise : submission.exercises()) {
            row.append(' ').append(exercise.verdict().words()).append(graded ? " " + exercise.points() : "")
                    .append(" |");
        }
        return row.append('\n').toString();
    }
}
