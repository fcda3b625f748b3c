package nqueens.problem;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.mutants.Mutant;
import nqueens.mutants.Mutant.Group;
import nqueens.mutants.Right;
import nqueens.mutants.TestedSolvers;
import nqueens.problem.Fault.Kind;

/**
 * The checks of a class of tests, whose contract is {@link TestedSolvers}. Its tests must pass on right solvers, in any
 * order, and one of them must fail on each mutant. A test that fails on a right solver finds nothing.
 */
final class TestsChecks {

    /** The wordiest tests take some million steps on a solver. */
    private static final Allowance ALLOWANCE = Allowance.STANDARD.steps(1_000_000_000);
    private static final List<Mutant> MUTANTS = List.of(Mutant.values());
    /** So much of a test's name stands in the table of kills, and so many tests. */
    private static final int NAME = 40;
    private static final int ROWS = 12;
    private static final Random CHANCE = new SecureRandom();

    private TestsChecks() {
    }

    /** Gives the checks. */
    static List<Check> all() {
        return List.of(
                new Check("right-solvers", "no test fails on a right solver", 10, Stream.of(
                        Stream.of(asked("there are tests", TestsChecks::none)),
                        IntStream.range(0, Right.values().length).mapToObj(TestsChecks::passes),
                        Stream.of(asked("a test finds something", TestsChecks::nothing)))
                        .flatMap(Function.identity()).toList()),
                new Check("robust", "tests say the same in any order", 5, Stream.concat(
                        Stream.of(asked("a test finds something", TestsChecks::nothing)),
                        IntStream.range(0, Right.values().length).mapToObj(TestsChecks::passesReversed)).toList()),
                check(Group.SMALL_BOARDS, 15, "boards of 1 to 4 rows"),
                check(Group.VALIDITY, 10, "placements that are no solutions"),
                check(Group.COMPLETENESS, 15, "solutions that are missing, or there twice"),
                check(Group.COUNT, 10, "the number of solutions"),
                check(Group.CONTRACT, 10, "what a bad n comes to"),
                check(Group.OWNERSHIP, 10, "answers that are the caller's own"),
                check(Group.STATE, 10, "what stays from call to call"),
                check(Group.SIZE, 5, "larger boards"));
    }

    private static Check check(Group group, int points, String title) {
        return new Check(id(group), title, points,
                List.of(asked("every solver is found that is wrong here", solver -> survivors(solver, group))));
    }

    private static String id(Group group) {
        return group.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A test, and its result on one solver. */
    private record Row(String name, String outcome, String message) {

        boolean is(String other) {
            return outcome.equals(other);
        }
    }

    private static Call right(int number, String order) {
        return call("right " + number, order);
    }

    private static Call wrong(Mutant mutant) {
        return call("wrong " + mutant.ordinal(), TestedSolvers.IN_ORDER);
    }

    private static Call call(String tested, String order) {
        return Call.of("tests", tested, order).within(ALLOWANCE);
    }

    /**
     * A case of tests that have run on all solvers, in an order that nobody knows beforehand: whoever counts along
     * can't tell a right solver from a wrong one.
     */
    private static Case asked(String name, Function<Solver, Optional<Fault>> fault) {
        return new Case(name, solver -> {
            // tests that never end don't do so here, and are told by the same call each time
            solver.answer(right(0, TestedSolvers.IN_ORDER));
            askAll(solver);
            return fault.apply(solver);
        });
    }

    private static void askAll(Solver solver) {
        List<Call> calls = new ArrayList<>(MUTANTS.stream().map(TestsChecks::wrong).toList());
        IntStream.range(0, Right.values().length).forEach(number -> calls.addAll(List.of(
                right(number, TestedSolvers.IN_ORDER), right(number, TestedSolvers.REVERSED))));
        Collections.shuffle(calls, CHANCE);
        calls.forEach(solver::answer);
    }

    /** What a class of tests says of a solver. */
    private static List<Row> rows(Solver solver, Call asked) {
        return ((List<?>) solver.answer(asked)).stream().map(each -> (List<?>) each)
                .map(each -> new Row((String) each.get(0), (String) each.get(1), (String) each.get(2))).toList();
    }

    private static Set<String> names(List<Row> rows, String outcome) {
        return rows.stream().filter(row -> row.is(outcome)).map(Row::name)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Optional<Fault> none(Solver solver) {
        List<Row> rows = rows(solver, right(0, TestedSolvers.IN_ORDER));
        if (rows.isEmpty()) {
            return Optional.of(new Fault(Kind.MISSING, "no test was found",
                    "a test is a method without 'private' or 'static' that has @Test or @ParameterizedTest above it"));
        }
        Set<String> skipped = names(rows, TestedSolvers.SKIPPED);
        return skipped.size() < rows.size() ? Optional.empty() : Optional.of(new Fault(Kind.MISSING,
                "each of your tests is skipped, the first of them " + rows.get(0).name(),
                "a test that is disabled, or whose assumption doesn't hold, says nothing of the solver"));
    }

    private static Case passes(int number) {
        Right right = Right.values()[number];
        return asked("tests pass on a solver that " + right.words(),
                solver -> rows(solver, right(number, TestedSolvers.IN_ORDER)).stream()
                        .filter(row -> row.is(TestedSolvers.FAILED)).findFirst()
                        .map(row -> alarm(row, " fails on a right solver that " + right.words(), right.rule())));
    }

    private static Case passesReversed(int number) {
        Right right = Right.values()[number];
        return asked("no order matters on a solver that " + right.words(), solver -> {
            List<Row> inOrder = rows(solver, right(number, TestedSolvers.IN_ORDER));
            return rows(solver, right(number, TestedSolvers.REVERSED)).stream()
                    .flatMap(row -> row.is(TestedSolvers.ORDERED) ? Stream.of(new Fault(Kind.DEPENDENT,
                            "your tests run in an order that " + row.name() + " gives them",
                            "tests must say the same in any order: leave it out, and let each test make all that it"
                                    + " needs"))
                            : row.is(TestedSolvers.FAILED) != names(inOrder, TestedSolvers.FAILED)
                                    .contains(row.name()) ? Stream.of(differs(row)) : Stream.empty())
                    .findFirst();
        });
    }

    private static Fault differs(Row row) {
        Fault alarm = alarm(row, row.is(TestedSolvers.FAILED)
                ? " passes on a right solver, and fails on it when the tests run in another order"
                : " fails on a right solver, and passes on it when the tests run in another order",
                "a test must say the same whenever it runs: let nothing static stay from one to the next, and leave"
                        + " chance and the clock out");
        return new Fault(Kind.DEPENDENT, alarm.finding(), alarm.rule());
    }

    private static Fault alarm(Row row, String what, String rule) {
        return new Fault(Kind.FALSE_ALARM, "your test " + row.name() + what
                + (row.message().isEmpty() ? "" : "\n" + row.message().indent(2).stripTrailing()),
                row.message().contains("No ParameterResolver registered") ? "nobody hands in the solver: write"
                        + " @ExtendWith(SolverUnderTest.class) above the class" : rule);
    }

    /** The tests that fail on each mutant, and on no right solver. */
    private static Map<Mutant, Set<String>> kills(Solver solver) {
        Set<String> alarms = IntStream.range(0, Right.values().length).boxed().flatMap(number ->
                names(rows(solver, right(number, TestedSolvers.IN_ORDER)), TestedSolvers.FAILED).stream())
                .collect(Collectors.toSet());
        Map<Mutant, Set<String>> kills = new LinkedHashMap<>();
        for (Mutant mutant : MUTANTS) {
            Set<String> failed = names(rows(solver, wrong(mutant)), TestedSolvers.FAILED);
            failed.removeAll(alarms);
            kills.put(mutant, failed);
        }
        return kills;
    }

    private static Optional<Fault> nothing(Solver solver) {
        return kills(solver).values().stream().anyMatch(killers -> !killers.isEmpty()) ? Optional.empty()
                : Optional.of(new Fault(Kind.UNSEEN_PLACEMENT, "of " + MUTANTS.size()
                        + " wrong solvers your tests find none",
                        "a test must fail where the solver is wrong: does it assert something of the answer, and does"
                                + " it let an AssertionError through?"));
    }

    private static Optional<Fault> survivors(Solver solver, Group group) {
        Map<Mutant, Set<String>> kills = kills(solver);
        List<Mutant> survivors = survivors(kills, group);
        if (survivors.isEmpty()) {
            return Optional.empty();
        }
        int all = (int) MUTANTS.stream().filter(mutant -> mutant.group() == group).count();
        Mutant first = survivors.get(0);
        StringBuilder rule = new StringBuilder();
        if (survivors.size() <= all / 2) {
            // whoever has found most is told where to look
            rule.append("a hint: ").append(first.hint());
        } else {
            rule.append("what would a test ask to see that?");
        }
        if (Arrays.stream(Group.values()).filter(each -> !survivors(kills, each).isEmpty()).findFirst()
                .filter(each -> each == group).isPresent()) {
            rule.append('\n').append(table(solver, kills));
        }
        return Optional.of(new Fault(kind(group), (all - survivors.size()) + " of " + all
                + " solvers are found that are wrong here; one survives that " + first.words(), rule.toString()));
    }

    private static List<Mutant> survivors(Map<Mutant, Set<String>> kills, Group group) {
        return kills.keySet().stream().filter(mutant -> mutant.group() == group && kills.get(mutant).isEmpty())
                .toList();
    }

    private static Kind kind(Group group) {
        return switch (group) {
            case SMALL_BOARDS, VALIDITY -> Kind.UNSEEN_PLACEMENT;
            case COMPLETENESS, COUNT, SIZE -> Kind.UNSEEN_GAP;
            case CONTRACT, OWNERSHIP, STATE -> Kind.UNSEEN_CALLS;
        };
    }

    /** How many mutants each test finds. */
    private static String table(Solver solver, Map<Mutant, Set<String>> kills) {
        List<String> names = rows(solver, right(0, TestedSolvers.IN_ORDER)).stream().map(Row::name).toList();
        List<String> lines = new ArrayList<>(List.of("of " + MUTANTS.size() + " wrong solvers each test finds"));
        for (String name : names.subList(0, Math.min(ROWS, names.size()))) {
            long found = kills.values().stream().filter(killers -> killers.contains(name)).count();
            lines.add(String.format(Locale.ROOT, "%4d  %s%s", found,
                    name.length() <= NAME ? name : name.substring(0, NAME) + "...",
                    found == 0 ? ": does it assert anything?" : ""));
        }
        if (names.size() > ROWS) {
            lines.add("      and " + (names.size() - ROWS) + " more tests");
        }
        return String.join("\n", lines);
    }
}
