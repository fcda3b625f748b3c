package nqueens.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import nqueens.judge.CheckResult;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.judge.Verdict;

/**
 * What a learner reads at the end of a run: a scoreboard, the failing case of the first exercise that
 * is not accepted, and the one next step.
 */
public final class ConsoleReport {

    private static final int WIDTH = 76;
    private static final int MAX_CASE_LINES = 18;
    private static final int MAX_PRINTED_LINES = 4;

    private final Style style;

    /**
     * Creates a report.
     *
     * @param style how parts of it stand out
     */
    public ConsoleReport(Style style) {
        this.style = style;
    }

    /**
     * Draws the report.
     *
     * @param results what is reported
     * @param submission the submission, whose files are named
     * @return lines, each ended by {@code \n}
     */
    public String text(Results results, Submission submission) {
        StringBuilder text = new StringBuilder();
        text.append(style.strong("N-Queens kata: " + results.submission())).append(remark(results)).append('\n');
        for (ExerciseResult exercise : results.exercises()) {
            text.append("  ").append(line(exercise)).append('\n');
        }
        text.append(total(results)).append('\n').append(weakness(results));
        results.exercises().stream().filter(exercise -> exercise.verdict() != Verdict.ACCEPTED).findFirst()
                .ifPresent(exercise -> text.append('\n').append(failingCase(exercise, submission)));
        return text.toString();
    }

    /**
     * Says that there is nothing to report.
     *
     * @param reason why
     * @return lines, each ended by {@code \n}
     */
    public static String nothing(String reason) {
        StringBuilder text = new StringBuilder("N-Queens kata: nothing was judged\n");
        append(text, "", reason.lines().toList(), MAX_CASE_LINES);
        return text.toString();
    }

    private static String remark(Results results) {
        String isolation = results.isolation().equals("none") ? "in-process: no limits, not for grading"
                : "isolation: " + results.isolation();
        return results.timeScale() == 1 ? " (" + isolation + ")"
                : " (" + isolation + ", time limits x " + results.timeScale() + ")";
    }

    /** Who runs code of others wants to know what stands between it and the machine. */
    private static String weakness(Results results) {
        StringBuilder text = new StringBuilder();
        if (results.isolationReason() != null && !results.submission().equals("exercises")) {
            append(text, "", List.of("isolation is weaker than it could be: " + results.isolationReason()),
                    MAX_CASE_LINES);
        }
        return text.toString();
    }

    private String line(ExerciseResult exercise) {
        String words = String.format(Locale.ROOT, "%-22s", exercise.verdict().words());
        String painted = exercise.verdict() == Verdict.ACCEPTED ? style.good(words) : style.bad(words);
        String line = String.format(Locale.ROOT, "%-14s %s%3d/%d", exercise.id(), painted, exercise.points(),
                exercise.maxPoints());
        String cpu = String.format(Locale.ROOT, "%6.1f s", exercise.cpuSeconds());
        if (isSettledAsAWhole(exercise)) {
            return line;
        }
        return line + cpu + first(exercise).map(check -> "   " + check.id()).orElse("");
    }

    private static String total(Results results) {
        long accepted = results.exercises().stream()
                .filter(exercise -> exercise.verdict() == Verdict.ACCEPTED).count();
        return results.points() + " of " + results.maxPoints() + " points, " + accepted + " of "
                + results.exercises().size() + " accepted";
    }

    private String failingCase(ExerciseResult exercise, Submission submission) {
        CheckResult check = first(exercise).orElseThrow();
        StringBuilder text = new StringBuilder();
        String where = isSettledAsAWhole(exercise) ? "" : check.id() + ", ";
        text.append(style.strong(exercise.id() + ": " + where + check.verdict().words())).append('\n');
        append(text, "  ", check.message().lines().toList(), MAX_CASE_LINES);
        if (check.output() != null) {
            text.append("  your program printed:\n");
            append(text, "  | ", check.output().lines().toList(), MAX_PRINTED_LINES);
        }
        Optional<Exercise> known = Arrays.stream(Exercise.values())
                .filter(each -> each.id().equals(exercise.id())).findFirst();
        known.ifPresent(each -> text.append("again: ").append(command(each, submission)).append('\n')
                .append("next:  ").append(style.strong(submission.solverFile(each))).append('\n'));
        return text.toString();
    }

    private static String command(Exercise exercise, Submission submission) {
        String command = "mvn test -Dtest=" + exercise.suiteName();
        if (submission.name().equals("exercises")) {
            return command;
        }
        String value = submission.name();
        return command + (value.contains(" ") ? " \"-Dsubmission=" + value + "\"" : " -Dsubmission=" + value);
    }

    /** Whether no check was judged on its own: the sources don't compile, say. */
    private static boolean isSettledAsAWhole(ExerciseResult exercise) {
        return exercise.verdict() != Verdict.ACCEPTED && exercise.checks().stream()
                .map(check -> check.verdict() + check.message()).distinct().count() == 1;
    }

    private static Optional<CheckResult> first(ExerciseResult exercise) {
        return exercise.checks().stream().filter(check -> check.verdict() == exercise.verdict())
                .filter(check -> check.verdict() != Verdict.ACCEPTED).findFirst();
    }

    private static void append(StringBuilder text, String indent, List<String> lines, int most) {
        List<String> wrapped = lines.stream().flatMap(line -> wrapped(clean(line)).stream()).toList();
        for (String line : wrapped.subList(0, Math.min(most, wrapped.size()))) {
            text.append(defused(indent + line)).append('\n');
        }
        if (wrapped.size() > most) {
            text.append(indent).append("... and ").append(wrapped.size() - most).append(" lines more\n");
        }
    }

    /** Breaks a long line at blanks, and where there is none in the middle of a word. */
    private static List<String> wrapped(String line) {
        List<String> lines = new ArrayList<>();
        String rest = line;
        while (rest.length() > WIDTH) {
            int blank = rest.lastIndexOf(' ', WIDTH);
            int end = rest.substring(0, Math.max(0, blank)).isBlank() ? WIDTH : blank;
            lines.add(rest.substring(0, end));
            rest = "  " + rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    /** What a submission wrote may hold escape sequences, or change the direction of text: not here. */
    private static String clean(String line) {
        return line.replace("\t", "    ").replaceAll("[\\p{Cc}\\p{Cf}\\u2028\\u2029]", "?");
    }

    /** Takes the meaning from what a CI system would carry out: a line that begins with "::", or has "##[". */
    private static String defused(String line) {
        return line.replaceFirst("^(\\s*):(?=:)", "$1: ").replace("##[", "## [");
    }
}
