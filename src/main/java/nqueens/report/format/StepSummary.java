package nqueens.report.format;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Verdict;
import nqueens.report.text.HintPlace;
import nqueens.report.text.Markdown;
import nqueens.report.text.Wording;

/**
 * {@code summary.md}: results for {@code GITHUB_STEP_SUMMARY}. GitHub Actions takes a file below 1 MiB (1,048,576
 * bytes of UTF-8) or none of it, so that parts are left out where a class is large or a submission wrote much. Source:
 * "Step isolation and limits" in docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands. What a
 * submission wrote stays text: see {@link Markdown}.
 */
public final class StepSummary {

    /** Room is left for what is said of the parts that had none. */
    private static final int MOST_BYTES = 1_000_000;

    private StepSummary() {
    }

    /**
     * Gives a table of the exercises, and below it what failed first in each, with the hint that fits. A hidden check's
     * failing case is left out, since learners see their CI.
     */
    public static String of(Results results) {
        boolean graded = results.verdict().isGraded();
        String head = "**" + results.verdict().words() + "**: "
                + (graded ? results.points() + " of " + results.maxPoints() + " points"
                        : Markdown.escaped(Wording.ungraded(results)))
                + "\n\n| exercise | verdict | points | decided by |\n|---|---|---:|---|\n"
                + results.exercises().stream().map(each -> "| " + each.id() + " | " + each.verdict().words() + " | "
                        + (graded ? each.points() + "/" + each.maxPoints() : "") + " | "
                        + Wording.place(each).orElse("") + " |\n").collect(Collectors.joining());
        return fitted(results.submission(), head, Stream.concat(
                results.exercises().stream().flatMap(each -> each.notes().stream())
                        .map(note -> "\nNote: " + Markdown.line(note) + "\n"),
                results.exercises().stream().flatMap(each ->
                        each.deciding().map(check -> failingCase(each, check)).stream())).toList());
    }

    /**
     * Gives a table with a row a submission: what failed stands in each submission's own summary. Those that
     * have no grade come first, so that they are seen whatever the size of the class; the others follow in the order of
     * the results. Below the table stands what was found where there was nothing to judge.
     */
    public static String of(ClassResults results) {
        List<Results> submissions = results.submissions();
        long owed = submissions.stream().filter(each -> each.verdict() == Verdict.JUDGE_ERROR).count();
        List<ProblemResult> exercises = submissions.stream().limit(1).flatMap(each -> each.exercises().stream())
                .toList();
        long absent = submissions.stream().filter(each -> each.verdict() == Verdict.ABSENT).count();
        String head = submissions.size() - absent + " submissions, "
                + submissions.stream().filter(each -> each.verdict() == Verdict.ACCEPTED).count() + " accepted"
                + (absent == 0 ? "" : ", " + absent + " absent") + "\n\n"
                + (owed == 0 ? "" : "**" + owed + " " + Wording.NOT_GRADED + "**\n\n")
                + unlikeJudges(results)
                + "| submission | verdict | points |"
                + exercises.stream().map(each -> " " + each.id() + " |").collect(Collectors.joining())
                + "\n|---|---|---:|" + "---|".repeat(exercises.size()) + "\n";
        List<String> parts = new ArrayList<>();
        submissions.stream().sorted(Comparator.comparing(each -> each.verdict().isGraded()))
                .forEach(each -> parts.add(row(each)));
        submissions.stream().filter(each -> each.verdict() == Verdict.NOTHING_TO_JUDGE)
                .forEach(each -> parts.add("\nIn " + Markdown.line(each.submission()) + ": "
                        + Markdown.line(Wording.reason(each)) + "\n"));
        return fitted(results.folder(), head, parts);
    }

    private static String unlikeJudges(ClassResults results) {
        List<String> judges = Wording.unlikeJudges(results);
        return judges.isEmpty() ? "" : "**" + Wording.UNLIKE_JUDGES + "**\n\n"
                + judges.stream().map(judge -> "- " + Markdown.line(judge) + "\n").collect(Collectors.joining()) + "\n";
    }

    private static String failingCase(ProblemResult exercise, CheckResult deciding) {
        String title = "\n### " + exercise.id() + ": " + Wording.place(exercise).map(id -> id + ", ").orElse("")
                + deciding.verdict().words() + "\n\n";
        String hint = HintPlace.of(exercise)
                .map(place -> "\nHint: `" + place.file() + "`, " + place.number() + "\n").orElse("");
        return title + (deciding.hidden() ? Wording.HIDDEN : Markdown.block(Wording.failing(deciding))) + "\n" + hint;
    }

    private static String row(Results submission) {
        boolean graded = submission.verdict().isGraded();
        return "| " + Markdown.line(submission.submission()) + " | **" + submission.verdict().words() + "** | "
                + (graded ? submission.points() + "/" + submission.maxPoints() : "not graded") + " |"
                + submission.exercises().stream().map(each -> " " + each.verdict().words()
                        + (graded ? " " + each.points() : "") + " |").collect(Collectors.joining()) + "\n";
    }

    /** Adds parts to a head of bounded length, each whole, and says how many there was no room for. */
    private static String fitted(String name, String head, List<String> parts) {
        StringBuilder text = new StringBuilder("## N-Queens kata: " + Markdown.line(name) + "\n\n" + head);
        int room = MOST_BYTES - bytes(text.toString());
        for (int i = 0; i < parts.size(); i++) {
            room -= bytes(parts.get(i));
            if (room < 0) {
                return text + "\n... and " + (parts.size() - i) + " more, see the artifact\n";
            }
            text.append(parts.get(i));
        }
        return text.toString();
    }

    private static int bytes(String part) {
        return part.getBytes(StandardCharsets.UTF_8).length;
    }
}
