package nqueens.report.console;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.judge.limit.Isolation;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.Submission;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.text.ConsoleText;
import nqueens.report.text.Ladder;
import nqueens.report.text.Phrases;
import nqueens.report.text.Statement;

/**
 * The output at the end of a learner's run: a scoreboard, one failing case with a hint, and the next step. The failing
 * case is that of {@link Results#nextExercise()}, unless the check is hidden.
 */
public record ConsoleReport(Style style) {

    public static final String ALL_ACCEPTED = "no exercise is left: exercises/ideas.md has more ideas, and mvn -q test"
            + " -Pinterview asks you as an interviewer would";
    public static final String SKIPPED = "bitmask is accepted, so you may skip the exercises before it";

    private static final int MAX_CASE_LINES = 18;
    /** Maximum number of rows of a case, which leaves room for the other lines on a screen of 24 rows. */
    private static final int MAX_SCREEN_LINES = 12;
    private static final int MAX_PRINTED_LINES = 4;

    /** {@return the report, each line ending in {@code \n}; the report names the submission's files} */
    public String text(Results results, Submission submission) {
        ConsoleText text = new ConsoleText();
        text.addOwn(style.strong("N-Queens kata: " + ConsoleText.shown(results.submission())));
        Ladder ladder = Ladder.of(results);
        Optional<ProblemResult> first = results.nextExercise().filter(exercise -> !ladder.isSkipped(exercise.id()));
        if (first.isEmpty() && isOwn(submission.name())) {
            text.add("next:  " + onward(ladder, results.exercises().size() == 1));
        }
        first.ifPresent(exercise -> Catalogue.find(exercise.id()).ifPresent(problem -> text.addOwn("next:  "
                + style.strong(nextStep(problem, exercise.verdict(), submission)))));
        for (ProblemResult exercise : results.exercises()) {
            text.addOwn("  " + (ladder.isSkipped(exercise.id())
                    ? unjudged(exercise.id(), "skipped", exercise.maxPoints()) : line(exercise)));
        }
        List<Problem> upper = Catalogue.of(Problem.Category.UPPER);
        if (upper.stream().noneMatch(submission::hasBegun)) {
            text.addOwn("  upper ladder: 0 of " + upper.size() + " begun, see exercises/README.md");
        }
        text.addOwn((results.verdict() == Verdict.NOTHING_TO_JUDGE ? "not graded, "
                : results.points() + " of " + results.maxPoints() + " points, ") + Phrases.accepted(results) + " of "
                + results.graded().size() + " accepted" + ungraded(results));
        addConditions(text, results);
        Stream.concat(Objects.requireNonNullElse(results.notes(), List.<String>of()).stream(), results.exercises()
                .stream().flatMap(each -> each.notes().stream())).forEach(note -> text.add("note:  " + note));
        first.ifPresent(exercise -> addFailingCase(text, exercise, submission));
        return text.toString();
    }

    private static String ungraded(Results results) {
        int points = results.exercises().stream().mapToInt(ProblemResult::points).sum() - results.points();
        int most = results.exercises().stream().mapToInt(ProblemResult::maxPoints).sum() - results.maxPoints();
        return most == 0 ? "" : "; also " + points + " of " + most + " points that aren't graded";
    }

    private static String onward(Ladder ladder, boolean isAlone) {
        Problem judged = ladder.exercises().get(0);
        Problem next = ladder.after(judged);
        String then = ladder.isOpen(next) ? "read " + Statement.file(next) : ALL_ACCEPTED;
        return isAlone ? then + ProjectFolder.own().editorial(judged).map("; compare yours with "::concat).orElse("")
                : (ladder.hasSkipped() ? SKIPPED : "all are accepted: well done") + "; " + then;
    }

    /** {@return the next step for an exercise that isn't accepted, without a line end} */
    public static String nextStep(Problem exercise, Verdict verdict, Submission submission) {
        String file = ConsoleText.shown(submission.solverFile(exercise));
        return switch (verdict) {
            case NOT_STARTED -> "read " + Statement.file(exercise) + ", write "
                    + (isOwn(submission.name()) ? exercise.solver().file() : file);
            case JUDGE_ERROR -> "the judge failed, not " + file + ": its message says what to do";
            default -> "fix " + file;
        };
    }

    /** {@return whether a submission with this name is the learner's own} */
    public static boolean isOwn(String submission) {
        return submission.equals("exercises");
    }

    /** {@return the scoreboard's line for an exercise without a verdict; {@code words} replace the verdict} */
    public static String unjudged(String id, String words, int maxPoints) {
        return String.format(Locale.ROOT, "%-14s %-22s%3d/%d", id, words, 0, maxPoints);
    }

    /** {@return an exercise's line of the scoreboard, without a line end} */
    public String line(ProblemResult exercise) {
        String words = String.format(Locale.ROOT, "%-22s", exercise.verdict().words());
        String painted = exercise.verdict() == Verdict.ACCEPTED ? style.good(words) : style.bad(words);
        String line = String.format(Locale.ROOT, "%-14s %s%3d/%d", exercise.id(), painted, exercise.points(),
                exercise.maxPoints());
        if (exercise.verdict() != Verdict.ACCEPTED) {
            String how = exercise.verdict() == Verdict.JUDGE_ERROR ? "  in " : "  fails ";
            return line + Phrases.decidingCheck(exercise).map(how::concat).orElse("");
        }
        return line + Phrases.speedCost(exercise).map(cost -> String.format(Locale.ROOT, "%14s: %s",
                Phrases.rounded(cost.steps()) + " steps", cost.call().replaceAll("\\[.*]", "..."))).orElse("");
    }

    /** {@return the case that decides the verdict, as shown on screen: a heading, the case, and notes} */
    public List<String> failingCase(ProblemResult exercise) {
        ConsoleText text = new ConsoleText();
        exercise.decidingCheck().ifPresentOrElse(check -> addCase(text, exercise, check, MAX_SCREEN_LINES),
                () -> text.addOwn(style.strong(line(exercise))));
        exercise.notes().forEach(note -> text.add("note:  " + note));
        return text.toString().lines().toList();
    }

    /** {@return the failing case of a check, as shown on screen, without a heading} */
    public static List<String> failingCase(CheckResult check) {
        ConsoleText text = new ConsoleText();
        addForeign(text, check, MAX_SCREEN_LINES);
        return text.toString().lines().toList();
    }

    /** {@return lines that explain why nothing was judged} */
    public static String nothingJudged(String reason) {
        return ended("nothing was judged", reason);
    }

    /** {@return lines that explain why judging a class stopped} */
    public static String unfinished(String reason) {
        return ended("the class is not finished", reason);
    }

    private static String ended(String how, String reason) {
        return new ConsoleText().addOwn("N-Queens kata: " + how)
                .add("", reason.lines().toList(), MAX_CASE_LINES).toString();
    }

    /** {@return a line with the path of a run's page} */
    public static String page(Path page) {
        return "page:  " + ConsoleText.shown(page.toString().replace('\\', '/')) + "\n";
    }

    /** Adds the isolation if other people's code was judged; learners see only what affects their verdict. */
    private static void addConditions(ConsoleText text, Results results) {
        if (!isOwn(results.submission()) || results.isolation().equals(Isolation.NONE.id())) {
            text.add(Phrases.conditions(results));
        } else if (results.timeScale() != 1 && results.exercises().stream().flatMap(each -> each.checks().stream())
                .anyMatch(check -> check.fault() != null && check.fault().kind() == Fault.Kind.CPU_TIME)) {
            text.add("time limits x " + results.timeScale() + ", since this machine is that much slower");
        }
        if (results.isolationReason() != null && !isOwn(results.submission())) {
            text.add("isolation is weaker than it could be: " + results.isolationReason());
        }
    }

    private void addFailingCase(ConsoleText text, ProblemResult exercise, Submission submission) {
        CheckResult deciding = exercise.decidingCheck().orElseThrow();
        addCase(text.addOwn(""), exercise, deciding, MAX_CASE_LINES);
        Catalogue.find(exercise.id()).ifPresent(each -> {
            Phrases.hint(each, deciding).ifPresent(hint ->
                    text.addOwn("hint:  " + Statement.hintsFile(each) + ", hint " + hint.number() + " of 3"));
            text.addOwn("again: " + ConsoleText.shown(command(each, submission)));
        });
    }

    private void addCase(ConsoleText text, ProblemResult exercise, CheckResult check, int most) {
        text.addOwn(style.strong(exercise.id() + ": " + Phrases.decidingCheck(exercise).map(id -> id + ", ").orElse("")
                + check.verdict().words()));
        if (check.hidden()) {
            text.addCase(Phrases.HIDDEN, most);
        } else {
            addForeign(text, check, most);
        }
    }

    private static void addForeign(ConsoleText text, CheckResult check, int most) {
        text.addCase(check.message(), most);
        if (check.output() != null) {
            text.addOwn("  your program printed:");
            text.add("  | ", check.output().lines().toList(), MAX_PRINTED_LINES);
        }
    }

    private static String command(Problem exercise, Submission submission) {
        String option = "-Dsubmission=" + submission.name();
        return "mvn test -Dtest=" + exercise.suiteName() + (isOwn(submission.name()) ? ""
                : option.contains(" ") ? " \"" + option + "\"" : " " + option);
    }
}
