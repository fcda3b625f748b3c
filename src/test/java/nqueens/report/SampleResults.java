package nqueens.report;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.judge.CheckResult;
import nqueens.judge.ClassResults;
import nqueens.judge.Conditions;
import nqueens.judge.DrawnBoard;
import nqueens.judge.FoundFault;
import nqueens.judge.Isolation;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Timing;
import nqueens.problem.Catalogue;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/** Results as a run might come to. */
final class SampleResults {

    static final Fault ATTACK = new Fault(Kind.ATTACK, "n = 4: solution 1 of 2 is [0, 2, 1, 3]",
            Optional.of(Drawing.of(new int[] {0, 2, 1, 3}).marking(new Square(1, 2), new Square(2, 1))),
            "the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|");

    static final String SECRET = "the hidden case is n = 7";

    private SampleResults() {
    }

    static Results of(String submission, ProblemResult... exercises) {
        return Results.of(submission, new Conditions(Isolation.PROCESS, Optional.empty(), 1), List.of(exercises));
    }

    /** An exercise in which every check is accepted. */
    static ProblemResult accepted(Problem exercise, double cpuSeconds) {
        return failing(exercise, cpuSeconds);
    }

    /** An exercise in which the given checks fail and the others are accepted. */
    static ProblemResult failing(Problem exercise, double cpuSeconds, CheckResult... failing) {
        return exercise(exercise, cpuSeconds, exercise.checks().stream().map(check -> Arrays.stream(failing)
                .filter(each -> each.id().equals(check.id())).findFirst().orElseGet(() -> accepted(check.id())))
                .toArray(CheckResult[]::new));
    }

    /** An exercise in which every check fails for the one same reason. */
    static ProblemResult settled(Problem exercise, Kind kind, String message) {
        return exercise(exercise, 0, exercise.checks().stream().map(check -> failed(check.id(), kind, message))
                .toArray(CheckResult[]::new));
    }

    static ProblemResult exercise(Problem exercise, double cpuSeconds, CheckResult... checks) {
        return new ProblemResult(exercise.id(),
                Arrays.stream(checks).map(CheckResult::verdict).filter(verdict -> verdict != Verdict.ACCEPTED)
                        .findFirst().orElse(Verdict.ACCEPTED),
                Arrays.stream(checks).mapToInt(CheckResult::points).sum(),
                Arrays.stream(checks).mapToInt(CheckResult::maxPoints).sum(), cpuSeconds, List.of(checks));
    }

    static ProblemResult timed(ProblemResult exercise, Timing... timings) {
        return new ProblemResult(exercise.id(), exercise.verdict(), exercise.points(), exercise.maxPoints(), null,
                exercise.cpuSeconds(), List.of(timings), exercise.notes(), exercise.checks());
    }

    static ProblemResult noted(ProblemResult exercise, String... notes) {
        return new ProblemResult(exercise.id(), exercise.verdict(), exercise.points(), exercise.maxPoints(), null,
                exercise.cpuSeconds(), exercise.timings(), List.of(notes), exercise.checks());
    }

    static ProblemResult ungraded(ProblemResult exercise) {
        return new ProblemResult(exercise.id(), exercise.verdict(), exercise.points(), exercise.maxPoints(), false,
                exercise.cpuSeconds(), exercise.timings(), exercise.notes(), exercise.checks());
    }

    static CheckResult accepted(String id) {
        return new CheckResult(id, check(id).title(), Verdict.ACCEPTED, check(id).points(), check(id).points(), "",
                null, null, null, false);
    }

    static CheckResult failed(String id, Kind kind, String finding) {
        return failed(id, new Fault(kind, finding, ""), null);
    }

    static CheckResult failed(String id, Fault fault, String output) {
        return failed(id, fault, output, false);
    }

    static CheckResult hidden(String id, Kind kind) {
        return failed(id, new Fault(kind, SECRET, ATTACK.drawing(), SECRET), SECRET, true);
    }

    private static CheckResult failed(String id, Fault fault, String output, boolean hidden) {
        return new CheckResult(id, check(id).title(), fault.kind().verdict(), 0, check(id).points(), fault.toString(),
                new FoundFault(fault.kind(), fault.finding(), fault.rule()), fault.drawing().map(drawing ->
                        new DrawnBoard(drawing.placement(), drawing.marked(), drawing.blocked())).orElse(null),
                output, hidden);
    }

    /** A submission whose one check fails and is hidden. */
    static Results hidden() {
        return of("alice", exercise(Catalogue.BITMASK, 0.5, hidden("speed", Kind.CPU_TIME)));
    }

    /** A submission with an accepted exercise, and one that the judge failed on. */
    static Results notGraded() {
        return of("carol", accepted(Catalogue.BOARD2D, 0.25),
                settled(Catalogue.ARRAY1D, Kind.JUDGE, "the worker did not start"));
    }

    /** A submission with an accepted exercise, and one that isn't. */
    static Results mixed() {
        return of("bob", accepted(Catalogue.BOARD2D, 0.25), failing(Catalogue.ARRAY1D, 1.5,
                failed("valid-placements", new Fault(Kind.ATTACK, "two queens in column 1\n* Q", ""), "hello\n")));
    }

    static ClassResults smallClass() {
        return new ClassResults("../class", List.of(mixed(), notGraded()));
    }

    private static Check check(String id) {
        return Catalogue.BOARD2D.checks().stream().filter(check -> check.id().equals(id)).findFirst().orElseThrow();
    }
}
