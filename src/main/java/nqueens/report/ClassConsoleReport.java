package nqueens.report;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.problem.Verdict;

/** What an instructor reads at the end of a run: how the class did, what was left aside, and where the reports are. */
public final class ClassConsoleReport {

    private static final int MAX_NAMES = 10;

    private final String folder;

    /**
     * Creates a report.
     *
     * @param folder where the reports are, as the instructor would open it
     */
    public ClassConsoleReport(String folder) {
        this.folder = folder;
    }

    /**
     * Draws the report.
     *
     * @param results what the class came to
     * @param classFolder the class, of which something may have been skipped
     * @param kept how many results are those of an earlier run
     * @return lines, each ended by {@code \n}
     */
    public String text(ClassResults results, ClassFolder classFolder, int kept) {
        ConsoleText text = new ConsoleText();
        text.add("N-Queens kata: class " + results.folder() + " (isolation: " + isolations(results) + ")");
        List<Results> graded = results.submissions().stream()
                .filter(each -> Wording.isGraded(each.verdict())).toList();
        int count = results.submissions().size();
        text.add("  " + count + (count == 1 ? " submission" : " submissions") + (kept == 0 ? ""
                : ", " + kept + " of them judged before and not changed since"));
        text.add("  " + verdicts(results));
        if (!graded.isEmpty()) {
            text.add("  " + points(graded));
        }
        if (!classFolder.skipped().isEmpty()) {
            text.add("  skipped, since they are files or links: " + names(classFolder.skipped()));
        }
        List<String> empty = classFolder.submissions().stream().filter(each -> !each.hasExercise())
                .map(Submission::name).toList();
        if (!empty.isEmpty()) {
            text.add("  no exercise is in these, nor in an exercises/ in them: " + names(empty));
        }
        List<String> noted = results.submissions().stream()
                .filter(each -> each.exercises().stream().anyMatch(exercise -> !exercise.notes().isEmpty()))
                .map(Results::submission).toList();
        if (!noted.isEmpty()) {
            text.add("  files were passed over, or are not UTF-8, as their feedback says: " + names(noted));
        }
        results.submissions().stream().map(Results::isolationReason).filter(reason -> reason != null).findFirst()
                .ifPresent(reason -> text.add("  isolation is weaker than it could be: " + reason));
        text.add("reports: " + folder + "/index.html, gradebook.csv, and a folder for each submission");
        List<Results> failed = owed(results).toList();
        if (!failed.isEmpty()) {
            text.add("JUDGE ERROR: the judge failed, not the submissions; they are to be judged again: "
                    + names(failed.stream().map(Results::submission).toList()));
            reason(failed.get(0)).ifPresent(reason -> text.add("  " + failed.get(0).submission() + ": " + reason));
        }
        return text.toString();
    }

    /**
     * Names the submissions that the judge owes a verdict.
     *
     * @param results what the class came to
     * @return their names, in order, as a console may show them
     */
    public static List<String> failed(ClassResults results) {
        return owed(results).map(Results::submission).map(ConsoleText::shown).toList();
    }

    /**
     * Gives a submission's name as a console may show it, in whatever letters it is.
     *
     * @param name the name
     * @return one line, in which nothing has a meaning of its own
     */
    public static String shown(String name) {
        return ConsoleText.shown(name);
    }

    private static Stream<Results> owed(ClassResults results) {
        return results.submissions().stream().filter(each -> !Wording.isGraded(each.verdict()));
    }

    /** What the judge says about its failure, in its first line. */
    private static Optional<String> reason(Results failed) {
        return failed.exercises().stream().flatMap(exercise -> exercise.checks().stream())
                .filter(check -> check.verdict() == Verdict.JUDGE_ERROR)
                .flatMap(check -> check.message().lines()).findFirst();
    }

    private static String isolations(ClassResults results) {
        return results.submissions().stream().map(Results::isolation).distinct().sorted()
                .collect(Collectors.joining(" and "));
    }

    private static String verdicts(ClassResults results) {
        return Arrays.stream(Verdict.values())
                .map(verdict -> results.submissions().stream().filter(each -> each.verdict() == verdict).count() + " "
                        + verdict.words())
                .filter(words -> !words.startsWith("0 ")).collect(Collectors.joining(", "));
    }

    private static String points(List<Results> graded) {
        int[] points = graded.stream().mapToInt(Results::points).sorted().toArray();
        return String.format(Locale.ROOT, "points: mean %.1f, median %.1f of %d", Arrays.stream(points).average()
                .orElseThrow(), ClassFigures.middle(points), graded.get(0).maxPoints());
    }

    private static String names(List<String> names) {
        return String.join(", ", names.subList(0, Math.min(MAX_NAMES, names.size())))
                + (names.size() > MAX_NAMES ? " and " + (names.size() - MAX_NAMES) + " more" : "");
    }
}
