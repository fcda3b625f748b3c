package nqueens.judge;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import nqueens.board.Drawing;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.CheckResult.ReportedFault;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.judge.result.Results;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.KillMatrix;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/** Results as a judge might come to, made of named parts: what a test doesn't name is as where all is accepted. */
public final class Made {

    private Made() {
    }

    /** Makes a check that is accepted: of ten points, or as many as its problem says. */
    public static MadeCheck check(String id) {
        return new MadeCheck(id, id, 10);
    }

    /** Makes a result without a check, of a problem that the catalogue may lack. */
    public static MadeProblem problem(String id) {
        return new MadeProblem(id);
    }

    /** Makes a result in which all checks of a problem are accepted. */
    public static MadeProblem problem(Problem problem) {
        return problem(problem.id()).with(problem.checks().stream()
                .map(check -> new MadeCheck(check.id(), check.title(), check.points())).toArray(MadeCheck[]::new));
    }

    /** Makes the results of a submission that was judged in a process of its own. */
    public static Results results(String submission, MadeProblem... problems) {
        return Results.of(submission, new Conditions(Isolation.PROCESS, Optional.empty(), Optional.empty(), 1),
                Arrays.stream(problems).map(MadeProblem::result).toList());
    }

    /** A check's result in the making. */
    public static final class MadeCheck {

        private final String id;
        private String title;
        private int points;
        private Verdict verdict = Verdict.ACCEPTED;
        private String message = "";
        private ReportedFault fault;
        private Drawing board;
        private String output;
        private boolean isHidden;

        private MadeCheck(String id, String title, int points) {
            this.id = id;
            this.title = title;
            this.points = points;
        }

        /** {@return the same check, that fails} */
        public MadeCheck failing(Fault found) {
            failing(found.kind().verdict(), found.toString());
            this.fault = ReportedFault.of(found);
            this.board = found.drawing().filter(Drawing::isComplete).orElse(null);
            return this;
        }

        /** {@return the same check, that fails by a fault without a rule} */
        public MadeCheck failing(Kind kind, String finding) {
            return failing(new Fault(kind, finding, ""));
        }

        /** {@return the same check, that fails without saying why in parts, as of an earlier judge} */
        public MadeCheck failing(Verdict other, String text) {
            this.verdict = other;
            this.message = text;
            return this;
        }

        /** {@return the same check, during which the submission printed something} */
        public MadeCheck printing(String printed) {
            this.output = printed;
            return this;
        }

        /** {@return the same check, of which the learner must not be told what failed} */
        public MadeCheck hidden() {
            this.isHidden = true;
            return this;
        }

        /** {@return the check's result} */
        public CheckResult result() {
            return new CheckResult(id, title, verdict, verdict == Verdict.ACCEPTED ? points : 0, points, message, fault,
                    board, output, isHidden);
        }
    }

    /** A problem's result in the making: verdict and points are those of its checks, unless a test says otherwise. */
    public static final class MadeProblem {

        private final String id;
        private final Map<String, MadeCheck> checks = new LinkedHashMap<>();
        private Optional<ProblemResult> sum = Optional.empty();
        private Boolean isGraded;
        private double cpuSeconds = 1;
        private String sources;
        private List<Cost> cost = List.of();
        private List<String> notes = List.of();
        private KillMatrix kills;

        private MadeProblem(String id) {
            this.id = id;
        }

        /** {@return the same problem, with these checks, each in place of the one of that id or else the last} */
        public MadeProblem with(MadeCheck... given) {
            for (MadeCheck check : given) {
                Optional.ofNullable(checks.put(check.id, check)).ifPresent(before -> {
                    check.title = before.title;
                    check.points = before.points;
                });
            }
            return this;
        }

        /** {@return the same problem, whose checks all fail for one reason} */
        public MadeProblem failing(Kind kind, String finding) {
            checks.values().forEach(check -> check.failing(kind, finding));
            return this;
        }

        /** {@return the same problem, with a sum that its checks don't decide} */
        public MadeProblem comingTo(Verdict verdict, int points, int maxPoints) {
            this.sum = Optional.of(new ProblemResult(id, verdict, points, maxPoints, null, 0, null,
                    List.of(), List.of(), null, null, List.of()));
            return this;
        }

        /** {@return the same problem, whose points don't count} */
        public MadeProblem ungraded() {
            this.isGraded = false;
            return this;
        }

        /** {@return the same problem, which took some time: one second unless a test says otherwise} */
        public MadeProblem taking(double seconds) {
            this.cpuSeconds = seconds;
            return this;
        }

        /** {@return the same problem, of which the sources are known} */
        public MadeProblem from(String hash) {
            this.sources = hash;
            return this;
        }

        /** {@return the same problem, of which calls were measured} */
        public MadeProblem costing(Cost... costs) {
            this.cost = List.of(costs);
            return this;
        }

        /** {@return the same problem, of which the learner is told something} */
        public MadeProblem noting(String... lines) {
            this.notes = List.of(lines);
            return this;
        }

        /** {@return the same problem, whose tests find wrong solvers} */
        public MadeProblem killing(KillMatrix found) {
            this.kills = found;
            return this;
        }

        /** {@return the problem's result} */
        public ProblemResult result() {
            List<CheckResult> results = checks.values().stream().map(MadeCheck::result).toList();
            ProblemResult found = sum.orElseGet(() -> new ProblemResult(id,
                    Verdict.of(results.stream().map(CheckResult::verdict).toList()),
                    results.stream().mapToInt(CheckResult::points).sum(), results.stream().mapToInt(
                    CheckResult::maxPoints).sum(), null, 0, null, cost, notes, null, null, results));
            return new ProblemResult(id, found.verdict(), found.points(), found.maxPoints(), isGraded, cpuSeconds,
                    sources, cost, notes, kills, null, results);
        }
    }
}
