package nqueens.report;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.judge.CheckResult;
import nqueens.judge.ClassResults;
import nqueens.judge.Conditions;
import nqueens.judge.Cost;
import nqueens.judge.DrawnBoard;
import nqueens.judge.FoundFault;
import nqueens.judge.Isolation;
import nqueens.judge.JudgedBy;
import nqueens.judge.Person;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
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

    static final JudgedBy JUDGE = new JudgedBy("1.0", "0123456789abcdef0123456789abcdef01234567",
            "sha256:c0de0123456789", "17.0.15", "sha256:9017750123456789", "2026-11-22T03:00:00Z");

    /** The same, with another points file. */
    static final JudgedBy OTHER_JUDGE = new JudgedBy("1.0", JUDGE.commit(), JUDGE.code(), JUDGE.java(),
            "sha256:07e4907e4907e49", JUDGE.at());

    static final String SECRET = "the hidden case is n = 7";

    private SampleResults() {
    }

    static Results of(String submission, ProblemResult... exercises) {
        return Results.of(submission, new Conditions(Isolation.PROCESS, Optional.empty(), 1), List.of(exercises))
                .judgedBy(JUDGE, Optional.empty());
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

    static ProblemResult measured(ProblemResult exercise, Cost... costs) {
        return with(exercise, null, List.of(costs), exercise.notes());
    }

    static ProblemResult read(ProblemResult exercise, String sources) {
        return new ProblemResult(exercise.id(), exercise.verdict(), exercise.points(), exercise.maxPoints(),
                exercise.graded(), exercise.cpuSeconds(), sources, exercise.cost(), exercise.notes(),
                exercise.kills(), exercise.checks());
    }

    static ProblemResult noted(ProblemResult exercise, String... notes) {
        return with(exercise, null, exercise.cost(), List.of(notes));
    }

    static ProblemResult ungraded(ProblemResult exercise) {
        return with(exercise, false, exercise.cost(), exercise.notes());
    }

    private static ProblemResult with(
            ProblemResult exercise, Boolean graded, List<Cost> costs, List<String> notes) {
        return new ProblemResult(exercise.id(), exercise.verdict(), exercise.points(), exercise.maxPoints(), graded,
                exercise.cpuSeconds(), exercise.sources(), costs, notes, exercise.kills(),
                exercise.checks());
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

    /** A check of which nobody may be told why it fails. */
    static CheckResult hidden(String id, Kind kind) {
        return failed(id, new Fault(kind, SECRET, ATTACK.drawing(), SECRET), SECRET, true);
    }

    private static CheckResult failed(String id, Fault fault, String output, boolean hidden) {
        return new CheckResult(id, check(id).title(), fault.kind().verdict(), 0, check(id).points(), fault.toString(),
                new FoundFault(fault.kind(), fault.finding(), fault.rule()), fault.drawing().map(drawing ->
                        new DrawnBoard(drawing.placement(), drawing.marked(), drawing.blocked())).orElse(null),
                output, hidden);
    }

    /** A submission with what there is to tell: two mistakes, of which one fails two checks, a note and a stub. */
    static Results wrong() {
        return of("bob", read(noted(accepted(Catalogue.BOARD2D, 1.25), "board2d/Old|Queens.java: not looked at"),
                        "sha256:50de50de50de50de"),
                failing(Catalogue.ARRAY1D, 1.5, failed("valid-placements", ATTACK, "row 1\n"),
                        failed("complete", ATTACK, "row 1\n"),
                        failed("count", new Fault(Kind.COUNT, "count(4) gave 1", "the known count is 2"), null)),
                settled(Catalogue.BITMASK, Kind.STUB, "solve(n) is still the stub"))
                .judgedBy(JUDGE, Optional.of("fedcba9876543210fedcba9876543210fedcba98"));
    }

    /** A submission with checks that are hidden: alone, above one that is told, and below one that is told. */
    static Results hidden() {
        return of("alice", exercise(Catalogue.BOARD2D, 0.5, hidden("speed", Kind.CPU_TIME)),
                measured(failing(Catalogue.ARRAY1D, 1, hidden("count", Kind.COUNT),
                        failed("speed", Kind.INDEX, "it threw")), new Cost("count(1)", 1, 14)),
                failing(Catalogue.BITMASK, 1, failed("count", Kind.COUNT, "count(4) gave 1"),
                        hidden("speed", Kind.CPU_TIME)));
    }

    /** A submission that the judge failed on, with an exercise that counts no points. */
    static Results judgeError() {
        return of("carol", accepted(Catalogue.BOARD2D, 0.25),
                failing(Catalogue.ARRAY1D, 1, failed("count", Kind.JUDGE, "the worker did not start"),
                        failed("speed", Kind.JUDGE, "it vanished again")),
                ungraded(accepted(Catalogue.BITMASK, 1)));
    }

    /** A submission from a C: drive that ran where nothing held it, of a drill and of what the catalogue lacks. */
    static Results unusual() {
        CheckResult failed = failed("count", new Fault(Kind.COUNT, "\t```::x", "y".repeat(300)), "\n\nc\n\n");
        return Results.of("C:/class/bob b", new Conditions(Isolation.NONE, Optional.of("no bwrap"), 2.5), List.of(
                new ProblemResult("new*one", Verdict.WRONG_ANSWER, 0, 10, 0, List.of(failed)),
                ungraded(exercise(Catalogue.FIRST_SOLUTION, 1.23456, failed)),
                settled(Catalogue.BITMASK, Kind.NOT_COMPILED, "line 3: ';' expected")));
    }

    /** A submission in which nothing was found. */
    static Results unclear(Problem... exercises) {
        return unjudged("eve", Verdict.NOTHING_TO_JUDGE, "nothing was found to judge: expected exercises/<id>/...;"
                + " found a|b.rar (only a .zip is opened)\nhand in the folder exercises/", exercises);
    }

    /** A submission that has no grade, and why. */
    static Results unjudged(String name, Verdict verdict, String message, Problem... exercises) {
        return of(name, Stream.of(exercises).map(exercise ->
                new ProblemResult(exercise.id(), verdict, 0, 100, 0, exercise.checks().stream().map(check ->
                        new CheckResult(check.id(), check.title(), verdict, 0, check.points(), message,
                                new FoundFault(Kind.NOTHING_FOUND, message, ""), null, null, false)).toList()))
                .toArray(ProblemResult[]::new));
    }

    /** A class with a submission of each sort, and a roster that doesn't know all of them. */
    static ClassResults aClass() {
        return new ClassResults("../class", List.of(
                of("ann", accepted(Catalogue.BOARD2D, 0.25), accepted(Catalogue.ARRAY1D, 1),
                        accepted(Catalogue.BITMASK, 0.04)), wrong(), judgeError(),
                of("dora", failing(Catalogue.BOARD2D, 0.5, failed("count", Kind.COUNT, "no")),
                        failing(Catalogue.ARRAY1D, 0.5, failed("count", Kind.COUNT, "no")),
                        settled(Catalogue.BITMASK, Kind.NOT_COMPILED, "line 3: ';' expected"))
                        .judgedBy(OTHER_JUDGE, Optional.empty()),
                unclear(Catalogue.BOARD2D, Catalogue.ARRAY1D, Catalogue.BITMASK),
                unjudged("Fay Lee", Verdict.ABSENT, "nothing was handed in",
                        Catalogue.BOARD2D, Catalogue.ARRAY1D, Catalogue.BITMASK)),
                Map.of("ann", new Person("Ann Lee", "ann@example.org", "1", "", "101"),
                        "bob", new Person("Bob", "bob@example.org", "", "bob", ""),
                        "carol", new Person("", "carol@example.org", "", "", ""),
                        "eve", new Person("Eve", "eve@example.org", "", "", ""),
                        "Fay Lee", new Person("Fay Lee", "fay@example.org", "6", "", "")));
    }

    private static Check check(String id) {
        return Catalogue.BOARD2D.checks().stream().filter(check -> check.id().equals(id)).findFirst().orElseThrow();
    }
}
