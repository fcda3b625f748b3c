package nqueens.problem.catalogue;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
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
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Kills;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Solver;
import nqueens.problem.Verdict;

/**
 * The checks of a class of tests, whose contract is {@link TestedSolvers}. Its tests must pass on right solvers, in any
 * order, and one of them must fail on each mutant.
 *
 * <p>A test finds a mutant if it fails on it. It finds nothing at all if it fails on a right solver, or if it says one
 * thing of a mutant at first and another the next time: whoever fails by chance finds nothing by luck. Some mutants,
 * which nobody knows beforehand, are asked twice; all are as soon as any test fails on a right solver, or differs. So
 * of tests that fail by chance, be they one or five hundred, hardly any suite stays clean that finds even one mutant
 * by luck. They are asked twice in one order, not in two: some mutants share state between the solvers of a run, so
 * that an honest test may say something else in another order. Where tests don't end on a mutant they don't find it;
 * where they don't on a right solver, they aren't judged.
 */
final class TestsChecks {

    /** The wordiest tests take some million steps on a solver. */
    private static final Allowance ALLOWANCE = Allowance.STANDARD.steps(1_000_000_000);
    /** On so many solvers tests may come to no end; each costs their allowance, and another worker. */
    private static final int MOST_ENDLESS = 3;
    private static final String NEVER_PASSES = "a test must pass on all of them: look for a wrong number in it, and for"
            + " arrays that it compares, which are equal only to themselves";
    private static final String DIFFERS = "says one thing of a solver and then another";
    /** What to do about mistakes that have nothing to do with the solver, by what is said of them. */
    private static final Map<String, String> MISTAKES = new LinkedHashMap<>();

    static {
        MISTAKES.put("No ParameterResolver registered for parameter [nqueens.QueensSolver",
                "nobody hands in the solver: write @ExtendWith(SolverUnderTest.class) above the class");
        MISTAKES.put("No ParameterResolver registered for parameter [",
                "nobody gives a value for this parameter: write @ParameterizedTest in place of @Test, and rows that"
                        + " have a value for each parameter but the solver");
        MISTAKES.put("multiple competing ParameterResolvers for parameter [nqueens.QueensSolver",
                "what a row gives comes first: write the solver as the last parameter");
        MISTAKES.put("at least one arguments source", "a parameterized test needs rows: write @CsvSource or"
                + " @ValueSource above it");
        MISTAKES.put("Failed to convert String", "the values of a row are separated by commas, and each must fit the"
                + " type of its parameter");
        MISTAKES.put("must be static", "write 'static' before that method: it is called before there is an object of"
                + " your class");
        MISTAKES.put("[I@", "an array is equal only to itself: compare what Arrays.toString gives, and in any order");
        MISTAKES.put("\"this.solver\" is null", "nothing was given: take the solver as a parameter of the test, or of a"
                + " method with @BeforeEach that keeps it");
    }

    private static final List<Mutant> MUTANTS = List.of(Mutant.values());
    private static final List<Integer> RIGHTS = IntStream.range(0, Right.values().length).boxed().toList();
    /** A test's name, its outcome, and its message. */
    private static final int PARTS = 3;
    /** So much of a test's name stands in the table of kills, and so many tests. */
    private static final int NAME = 40;
    private static final int ROWS = 12;
    private static final Random CHANCE = new SecureRandom();
    /** Asked twice in any case: at a time some hundredths of a second for each. */
    private static final List<Mutant> SAMPLE = shuffled(MUTANTS).subList(0, 10);

    private TestsChecks() {
    }

    /** Gives the checks. */
    static List<Check> all() {
        return List.of(
                new Check("right-solvers", "no test fails on a right solver", 10, Stream.of(
                        Stream.of(asked("there are tests", TestsChecks::none)),
                        RIGHTS.stream().map(TestsChecks::passes),
                        Stream.of(asked("a test finds something", TestsChecks::nothing)))
                        .flatMap(Function.identity()).toList()),
                new Check("robust", "tests say the same each time, in any order", 5, Stream.of(
                        Stream.of(asked("a test finds something", TestsChecks::nothing)),
                        RIGHTS.stream().map(TestsChecks::passesReversed),
                        Stream.of(asked("a test says the same of a wrong solver each time", TestsChecks::differing)))
                        .flatMap(Function.identity()).toList()),
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

    private static Call wrong(Mutant mutant, String order) {
        return call("wrong " + mutant.ordinal(), order);
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
            rows(solver, right(0, TestedSolvers.IN_ORDER));
            askAll(solver);
            return fault.apply(solver);
        });
    }

    private static <T> List<T> shuffled(List<T> elements) {
        List<T> shuffled = new ArrayList<>(elements);
        Collections.shuffle(shuffled, CHANCE);
        return shuffled;
    }

    private static void askAll(Solver solver) {
        List<Call> calls = new ArrayList<>();
        MUTANTS.forEach(mutant -> calls.add(wrong(mutant, TestedSolvers.IN_ORDER)));
        SAMPLE.forEach(mutant -> calls.add(wrong(mutant, TestedSolvers.AGAIN)));
        for (int number : RIGHTS) {
            calls.add(right(number, TestedSolvers.IN_ORDER));
            calls.add(right(number, TestedSolvers.REVERSED));
        }
        ask(solver, calls);
        if (!isClean(solver)) {
            ask(solver, MUTANTS.stream().map(mutant -> wrong(mutant, TestedSolvers.AGAIN)).toList());
        }
    }

    private static void ask(Solver solver, List<Call> calls) {
        Set<Object> endless = new HashSet<>();
        for (Call call : shuffled(calls)) {
            if (failed(solver, call).isEmpty()) {
                endless.add(call.arguments().get(0));
            }
            if (endless.size() > MOST_ENDLESS) {
                throw new NotAcceptedException(Kind.STEPS, Scope.PROBLEM, watched(solver, call)
                        + " came to no end on more than " + MOST_ENDLESS + " solvers\na loop that waits for a right"
                        + " answer waits for ever where none comes: let each loop end, whatever the solver gives");
            }
        }
    }

    /** What a class of tests says of a right solver; where it takes too long, it is told which test does. */
    private static List<Row> rows(Solver solver, Call asked) {
        try {
            return read(solver, asked);
        } catch (NotAcceptedException e) {
            throw e.kind().verdict() != Verdict.TIME_LIMIT_EXCEEDED || e.scope() == Scope.PROBLEM ? e
                    : new NotAcceptedException(e.kind(), e.scope(), watched(solver, asked)
                            + " takes too long on a right solver\n" + e.getMessage()
                            + "\nlet each loop end, and ask for n up to 10");
        }
    }

    /** The test that takes so long, with its line; all of them where that can't be told. */
    private static String watched(Solver solver, Call asked) {
        Call watching = Call.of("tests", asked.arguments().get(0), TestedSolvers.WATCHED)
                .within(ALLOWANCE.steps(Long.MAX_VALUE).seconds(30));
        try {
            Row row = read(solver, watching).get(0);
            return failing(row) + (row.message().isEmpty() ? "" : ", at " + row.message() + ",");
        } catch (NotAcceptedException e) {
            return "one of your tests";
        }
    }

    /** What a class of tests says of a solver; what a worker may say that is no longer ours is no such thing. */
    private static List<Row> read(Solver solver, Call asked) {
        List<Row> rows = new ArrayList<>();
        for (Object each : (List<?>) solver.answer(asked)) {
            if (!(each instanceof List<?> parts) || parts.size() != PARTS
                    || !parts.stream().allMatch(String.class::isInstance)) {
                throw new NotAcceptedException(Kind.ENDED, Scope.PROBLEM, "what ran the tests told no results");
            }
            rows.add(new Row((String) parts.get(0), (String) parts.get(1), (String) parts.get(2)));
        }
        return rows;
    }

    /** The tests that fail on a solver; nothing where they came to no end. */
    private static Optional<Set<String>> failed(Solver solver, Call asked) {
        try {
            return Optional.of(names(read(solver, asked), TestedSolvers.FAILED));
        } catch (NotAcceptedException e) {
            if (e.scope() == Scope.PROBLEM || e.kind() == Kind.JUDGE) {
                throw e;
            }
            return Optional.empty();
        }
    }

    private static Set<String> names(List<Row> rows, String outcome) {
        return rows.stream().filter(row -> row.is(outcome)).map(Row::name)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Optional<Fault> none(Solver solver) {
        List<Row> rows = rows(solver, right(0, TestedSolvers.IN_ORDER));
        if (rows.isEmpty()) {
            return Optional.of(new Fault(Kind.MISSING, "no test was found",
                    "a test is a void method without 'private' or 'static' that has @Test or @ParameterizedTest"
                            + " above it"));
        }
        Set<String> skipped = names(rows, TestedSolvers.SKIPPED);
        return skipped.size() < rows.size() ? Optional.empty() : Optional.of(new Fault(Kind.MISSING,
                "each of your tests is skipped, the first of them " + rows.get(0).name(),
                "a test that is disabled, or whose assumption doesn't hold, says nothing of the solver"));
    }

    private static Case passes(int number) {
        return asked("tests pass on a solver that " + Right.values()[number].words(),
                solver -> falseAlarm(solver, number));
    }

    private static Optional<Fault> falseAlarm(Solver solver, int number) {
        Right right = Right.values()[number];
        return rows(solver, right(number, TestedSolvers.IN_ORDER)).stream()
                .filter(row -> row.is(TestedSolvers.FAILED)).findFirst()
                .map(row -> failsOnAll(solver, row.name())
                        ? alarm(row, " fails on every right solver", NEVER_PASSES)
                        : alarm(row, " fails on a right solver that " + right.words(), right.rule()));
    }

    private static boolean failsOnAll(Solver solver, String test) {
        return RIGHTS.stream().allMatch(number ->
                names(rows(solver, right(number, TestedSolvers.IN_ORDER)), TestedSolvers.FAILED).contains(test));
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
                                    .contains(row.name()) ? Stream.of(dependent(row, row.is(TestedSolvers.FAILED)
                                    ? " passes on a right solver, and fails on it when the tests run in another order"
                                    : " fails on a right solver, and passes on it when the tests run in another order"))
                            : Stream.empty())
                    .findFirst();
        });
    }

    private static Optional<Fault> differing(Solver solver) {
        return kills(solver).tests().stream().filter(test -> test.trouble().equals(DIFFERS)).findFirst()
                .map(test -> dependent(new Row(test.name(), "", ""),
                        " fails on a wrong solver, and passes on it when all is run once more"));
    }

    private static Fault dependent(Row row, String what) {
        Fault alarm = alarm(row, what, "a test must say the same whenever it runs: let nothing static stay from one to"
                + " the next, and leave chance and the clock out");
        return new Fault(Kind.DEPENDENT, alarm.finding(), alarm.rule());
    }

    private static String failing(Row row) {
        return row.name().equals(TestedSolvers.CLASS) ? "your class of tests" : "your test " + row.name();
    }

    private static Fault alarm(Row row, String what, String rule) {
        return new Fault(Kind.FALSE_ALARM, failing(row) + what
                + (row.message().isEmpty() ? "" : "\n" + row.message().indent(2).stripTrailing()),
                MISTAKES.entrySet().stream().filter(mistake -> row.message().contains(mistake.getKey()))
                        .map(Map.Entry::getValue).findFirst().orElse(rule));
    }

    /** Whether nothing speaks against any test as far as all were asked. */
    private static boolean isClean(Solver solver) {
        return troubles(solver, SAMPLE).values().stream().allMatch(String::isEmpty);
    }

    /** Why each test finds nothing, if it can't; of the class as a whole only if it fails as such. */
    private static Map<String, String> troubles(Solver solver, List<Mutant> askedTwice) {
        Map<String, String> troubles = new LinkedHashMap<>();
        rows(solver, right(0, TestedSolvers.IN_ORDER)).stream().filter(row -> !row.is(TestedSolvers.ORDERED))
                .forEach(row -> troubles.put(row.name(), ""));
        if (MUTANTS.stream().anyMatch(mutant -> failed(solver, wrong(mutant, TestedSolvers.IN_ORDER))
                .filter(names -> names.contains(TestedSolvers.CLASS)).isPresent())) {
            troubles.putIfAbsent(TestedSolvers.CLASS, "");
        }
        for (Mutant mutant : askedTwice) {
            failed(solver, wrong(mutant, TestedSolvers.IN_ORDER)).ifPresent(once ->
                    failed(solver, wrong(mutant, TestedSolvers.AGAIN)).ifPresent(again ->
                            troubles.replaceAll((name, trouble) ->
                                    once.contains(name) == again.contains(name) ? trouble : DIFFERS)));
        }
        for (String order : List.of(TestedSolvers.REVERSED, TestedSolvers.IN_ORDER)) {
            RIGHTS.forEach(number -> names(rows(solver, right(number, order)), TestedSolvers.FAILED).forEach(name ->
                    troubles.put(name, order.equals(TestedSolvers.IN_ORDER) ? Kills.FALSE_ALARM
                            : "fails on a right solver in another order")));
        }
        return troubles;
    }

    /** Tells which mutants each test finds. */
    static Kills kills(Solver solver) {
        List<Mutant> askedTwice = isClean(solver) ? SAMPLE : MUTANTS;
        Map<String, String> troubles = troubles(solver, askedTwice);
        Map<String, List<Integer>> finds = new LinkedHashMap<>();
        troubles.keySet().forEach(name -> finds.put(name, new ArrayList<>()));
        Set<Mutant> endless = EnumSet.noneOf(Mutant.class);
        Set<Mutant> survivors = EnumSet.noneOf(Mutant.class);
        for (Mutant mutant : MUTANTS) {
            Optional<Set<String>> once = failed(solver, wrong(mutant, TestedSolvers.IN_ORDER));
            if (once.isEmpty() || askedTwice.contains(mutant)
                    && failed(solver, wrong(mutant, TestedSolvers.AGAIN)).isEmpty()) {
                endless.add(mutant);
                survivors.add(mutant);
            } else {
                once.get().removeIf(name -> !"".equals(troubles.get(name)));
                once.get().forEach(name -> finds.get(name).add(mutant.ordinal()));
                if (once.get().isEmpty()) {
                    survivors.add(mutant);
                }
            }
        }
        return new Kills(MUTANTS.stream().map(mutant -> told(mutant, survivors, endless)).toList(),
                finds.entrySet().stream().map(test ->
                        new Kills.Test(test.getKey(), troubles.get(test.getKey()), test.getValue())).toList());
    }

    /** What may be told: of survivors only the first of a group, and where it is wrong only if it is one of few. */
    private static Kills.WrongSolver told(Mutant mutant, Set<Mutant> survivors, Set<Mutant> endless) {
        List<Mutant> alike = survivors.stream().filter(other -> other.group() == mutant.group()).toList();
        boolean isFound = !alike.contains(mutant);
        boolean isTold = isFound || alike.get(0) == mutant;
        String hint = endless.contains(mutant) ? "your tests came to no end on it; a solver is found by a test that"
                + " fails: let each loop end, whatever the solver gives"
                : isFound || alike.size() <= size(mutant.group()) / 2 ? mutant.hint() : "";
        return new Kills.WrongSolver(id(mutant.group()), isTold ? mutant.words() : "", isTold ? hint : "");
    }

    private static long size(Group group) {
        return MUTANTS.stream().filter(mutant -> mutant.group() == group).count();
    }

    private static Optional<Fault> nothing(Solver solver) {
        return kills(solver).tests().stream().anyMatch(test -> !test.finds().isEmpty()) ? Optional.empty()
                : Optional.of(new Fault(Kind.UNSEEN_PLACEMENT, "of " + MUTANTS.size()
                        + " wrong solvers your tests find none",
                        "a test must fail where the solver is wrong: does it assert something of the answer, and does"
                                + " it let an AssertionError through?"));
    }

    /** Who cries wolf is told that first: what such tests find earns nothing. */
    private static Optional<Fault> survivors(Solver solver, Group group) {
        return RIGHTS.stream().flatMap(number -> falseAlarm(solver, number).stream()).findFirst()
                .or(() -> unfound(solver, group));
    }

    private static Optional<Fault> unfound(Solver solver, Group group) {
        Kills kills = kills(solver);
        List<Mutant> survivors = MUTANTS.stream().filter(mutant -> !kills.isFound(mutant.ordinal())).toList();
        List<Mutant> alike = survivors.stream().filter(mutant -> mutant.group() == group).toList();
        if (alike.isEmpty()) {
            return Optional.empty();
        }
        Kills.WrongSolver first = kills.solvers().get(alike.get(0).ordinal());
        String rule = first.hint().isEmpty() ? "what would a test ask to see that?" : "a hint: " + first.hint();
        return Optional.of(new Fault(kind(group), "Your tests find " + (size(group) - alike.size()) + " of the "
                + size(group) + " wrong solvers of this kind. One that survives " + first.words() + ".",
                survivors.get(0).group() == group ? rule + "\n" + table(kills) : rule));
    }

    private static Kind kind(Group group) {
        return switch (group) {
            case SMALL_BOARDS, VALIDITY -> Kind.UNSEEN_PLACEMENT;
            case COMPLETENESS, COUNT, SIZE -> Kind.UNSEEN_GAP;
            case CONTRACT, OWNERSHIP, STATE -> Kind.UNSEEN_CALLS;
        };
    }

    /** How many mutants each test finds. */
    private static String table(Kills kills) {
        List<Kills.Test> tests = kills.tests();
        List<String> lines = new ArrayList<>(List.of("of " + MUTANTS.size() + " wrong solvers each test finds"));
        for (Kills.Test test : tests.subList(0, Math.min(ROWS, tests.size()))) {
            String name = test.name();
            lines.add(String.format(Locale.ROOT, "%4d  %s%s", test.finds().size(),
                    name.length() <= NAME ? name : name.substring(0, NAME) + "...",
                    !test.finds().isEmpty() ? "" : test.trouble().isEmpty() ? ": does it assert anything?"
                            : ": it " + test.trouble()));
        }
        if (tests.size() > ROWS) {
            lines.add("      and " + (tests.size() - ROWS) + " more tests");
        }
        return String.join("\n", lines);
    }
}
