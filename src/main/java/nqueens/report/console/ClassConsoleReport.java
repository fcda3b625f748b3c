package nqueens.report.console;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.result.ClassResults;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ClassFolder;
import nqueens.problem.Verdict;
import nqueens.report.page.Grades;
import nqueens.report.text.ConsoleText;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/** What an instructor reads at the end of a run: how the class did, what was left aside, and where the reports are. */
public final class ClassConsoleReport {

    private static final int MAX_NAMES = 10;

    private ClassConsoleReport() {
    }

    /** {@return the report on a class in a folder, of which so many results were kept from an earlier run} */
    public static String text(String folder, ClassResults results, ClassFolder classFolder, int kept) {
        ConsoleText text = new ConsoleText();
        text.add("N-Queens kata: class " + results.folder() + " (isolation: " + isolations(results) + ")");
        int count = results.submissions().size();
        text.add("  " + count + (count == 1 ? " submission" : " submissions") + (kept == 0 ? ""
                : ", " + kept + " of them judged before and not changed since"));
        text.add("  " + verdicts(results));
        Grades.of(results.submissions()).ifPresent(grades -> text.add("  points: mean " + grades.mean() + ", median "
                + grades.median() + " of " + grades.maxPoints()));
        addNames(text, "  skipped, since they are neither folders nor .zip archives: ", classFolder.skipped());
        addNames(text, "  nothing to judge was found in these, or it is not clear what, as their feedback says: ",
                names(results, each -> each.verdict() == Verdict.NOTHING_TO_JUDGE));
        addNames(text, "  on the roster, and absent: ", results.absent());
        addNames(text, "  of nobody on the roster: ",
                results.unknown().stream().map(Results::submission).toList());
        addNames(text, "  files were not where they belong, passed over, or not UTF-8, as their feedback says: ",
                names(results, each ->
                each.exercises().stream().anyMatch(exercise -> !exercise.notes().isEmpty())));
        results.submissions().stream().map(Results::isolationReason).filter(reason -> reason != null).findFirst()
                .ifPresent(reason -> text.add("  isolation is weaker than it could be: " + reason));
        List<String> judges = Wording.unlikeJudges(results);
        if (!judges.isEmpty()) {
            text.add("  " + Wording.UNLIKE_JUDGES);
            judges.forEach(judge -> text.add("    " + ForeignText.plain(judge).shortLine()));
        }
        text.add("reports: " + folder + "/index.html, gradebook.csv, and a folder for each submission");
        addNames(text, "JUDGE ERROR: the judge failed, not the submissions; judge them again: ",
                names(results, each -> each.verdict() == Verdict.JUDGE_ERROR));
        results.submissions().stream().filter(each -> each.verdict() == Verdict.JUDGE_ERROR).findFirst()
                .ifPresent(failed -> text.add("  " + failed.submission() + ": " + Wording.reason(failed)));
        return text.toString();
    }

    private static List<String> names(ClassResults results, Predicate<Results> some) {
        return results.submissions().stream().filter(some).map(Results::submission).toList();
    }

    private static void addNames(ConsoleText text, String words, List<String> names) {
        if (!names.isEmpty()) {
            text.add(words + Wording.first(MAX_NAMES, names.stream().map(name -> ForeignText.plain(name).name())
                    .toList()));
        }
    }

    private static String isolations(ClassResults results) {
        return results.submissions().stream().map(Results::isolation).distinct().sorted()
                .collect(Collectors.joining(" and "));
    }

    private static String verdicts(ClassResults results) {
        Stream<String> counts = Arrays.stream(Verdict.values()).map(verdict ->
                results.submissions().stream().filter(each -> each.verdict() == verdict).count() + " "
                        + verdict.words());
        return Stream.concat(counts, Stream.of(results.absent().size() + " " + ClassResults.ABSENT)).filter(words -> !words.startsWith("0 ")).collect(Collectors.joining(", "));
    }
}
