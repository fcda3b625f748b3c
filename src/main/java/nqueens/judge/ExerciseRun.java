package nqueens.judge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import nqueens.board.FaultError;
import nqueens.judge.NotAcceptedException.Scope;

/** One exercise of one submission while it is judged: its solver, and the score sheet of its checks. */
public final class ExerciseRun {

    private final Submission submission;
    private final Exercise exercise;
    private final Points points;
    private final CompiledSolver compiled;
    private final SolverUnderTest solver;
    private final Map<Check, Entry> sheet = new EnumMap<>(Check.class);

    /** One line of the score sheet. */
    private record Entry(Verdict verdict, String message, DrawnBoard board, String printed) {

        Entry {
            message = ShortMessage.of(message);
        }
    }

    ExerciseRun(Submission submission, Exercise exercise, Points points, Workers workers, Budget budget) {
        this.submission = submission;
        this.exercise = exercise;
        this.points = points;
        this.compiled = new CompiledSolver(submission, exercise.solverClass(), workers, budget);
        this.solver = compiled.solver();
    }

    /**
     * Gives the submission.
     *
     * @return the submission
     */
    public Submission submission() {
        return submission;
    }

    /**
     * Gives the exercise.
     *
     * @return the exercise
     */
    public Exercise exercise() {
        return exercise;
    }

    /**
     * Gives the solver to ask.
     *
     * @return the submission's solver
     */
    public SolverUnderTest solver() {
        return solver;
    }

    /**
     * Tells what the sources are made of.
     *
     * @return the facts
     * @throws NotAcceptedException if the sources can't be had or don't compile
     */
    public SourceFacts facts() {
        return compiled.facts();
    }

    /**
     * Tells whether a check has failed already, so that its further cases are of no use.
     *
     * @param check the check
     * @return whether it has a verdict other than {@link Verdict#ACCEPTED}
     */
    public boolean isRefused(Check check) {
        Entry entry = sheet.get(check);
        return entry != null && entry.verdict() != Verdict.ACCEPTED;
    }

    /**
     * Tells whether any check has failed already.
     *
     * @return whether there is one that {@link #isRefused(Check)}
     */
    public boolean isRefused() {
        return sheet.keySet().stream().anyMatch(this::isRefused);
    }

    /**
     * Notes that a case was passed.
     *
     * @param check the case's check
     */
    public void accept(Check check) {
        sheet.putIfAbsent(check, new Entry(Verdict.ACCEPTED, "", null, ""));
    }

    /**
     * Notes that a case was not passed.
     *
     * @param check the case's check
     * @param failure what ended the case: a {@link NotAcceptedException} has its own verdict, an
     *     {@link AssertionError} is {@link Verdict#WRONG_ANSWER}, all else {@link Verdict#JUDGE_ERROR}
     */
    public void refuse(Check check, Throwable failure) {
        if (failure instanceof NotAcceptedException notAccepted) {
            Entry entry = new Entry(notAccepted.verdict(), notAccepted.getMessage(), null, solver.printed());
            if (notAccepted.scope() == Scope.EXERCISE) {
                for (Check each : Check.values()) {
                    sheet.put(each, entry);
                }
            }
            sheet.put(check, entry);
        } else if (failure instanceof AssertionError) {
            DrawnBoard board = failure instanceof FaultError error
                    ? error.fault().drawing().map(DrawnBoard::of).orElse(null) : null;
            sheet.put(check, new Entry(Verdict.WRONG_ANSWER, failure.getMessage(), board, solver.printed()));
        } else {
            sheet.put(check, new Entry(Verdict.JUDGE_ERROR,
                    "the judge failed, not the submission; run it again: " + failure, null, ""));
        }
    }

    /**
     * Sums up the score sheet.
     *
     * @return what the exercise has come to; a check without a case is {@link Verdict#NOT_STARTED}
     */
    public ExerciseResult result() {
        List<CheckResult> checks = new ArrayList<>();
        for (Check check : Check.values()) {
            checks.add(result(check));
        }
        return new ExerciseResult(exercise.id(),
                Results.summary(checks.stream().map(CheckResult::verdict).toList()),
                checks.stream().mapToInt(CheckResult::points).sum(),
                points.of(exercise),
                solver.cpuSeconds(),
                solver.timings(),
                compiled.notes(),
                checks);
    }

    /**
     * Sums up one check.
     *
     * @param check the check
     * @return what it has come to
     */
    public CheckResult result(Check check) {
        Entry entry = sheet.getOrDefault(check,
                new Entry(Verdict.NOT_STARTED, "this check was left out of the run", null, ""));
        int worth = points.of(exercise, check);
        return new CheckResult(check.id(), check.title(), entry.verdict(),
                entry.verdict() == Verdict.ACCEPTED ? worth : 0, worth,
                entry.message(), entry.board(), entry.printed().isEmpty() ? null : entry.printed(),
                points.isHidden(check));
    }

    /** Ends the exercise's worker; a later call would start another. */
    public void endWorker() {
        compiled.endWorker();
    }
}
