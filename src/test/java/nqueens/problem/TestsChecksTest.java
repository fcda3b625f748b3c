package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.mutants.Mutant;
import nqueens.mutants.Right;
import nqueens.mutants.TestedSolvers;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException.Scope;

class TestsChecksTest {

    /** So many mutants are asked twice in any case. */
    private static final int SAMPLE = 10;
    private static final List<String> PASSED = row("t", "passed");
    private static final List<String> FAILED = List.of("t", "failed", "expected 1\nbut was 2");

    private static List<String> row(String name, String outcome) {
        return List.of(name, outcome, "");
    }

    /** Tests that find those mutants. */
    private static Function<Call, Object> finding(Set<Mutant> found) {
        return asked((solver, order) -> List.of(solver.startsWith("wrong") && found.contains(mutant(solver))
                ? FAILED : PASSED));
    }

    private static Function<Call, Object> findingAllBut(Mutant... survivors) {
        return finding(Stream.of(Mutant.values()).filter(mutant -> !Arrays.asList(survivors).contains(mutant))
                .collect(Collectors.toSet()));
    }

    private static Function<Call, Object> asked(BiFunction<String, String, List<List<String>>> rows) {
        return call -> rows.apply((String) call.arguments().get(0), (String) call.arguments().get(1));
    }

    private static Mutant mutant(String solver) {
        return Mutant.values()[Integer.parseInt(solver.substring("wrong ".length()))];
    }

    private static Optional<Fault> fault(String check, Function<Call, Object> script) {
        Solver solver = new ScriptedSolver(script);
        return TestsChecks.all().stream().filter(each -> each.id().equals(check))
                .flatMap(each -> each.cases().stream()).flatMap(each -> each.fault().apply(solver).stream())
                .findFirst();
    }

    private static String told(String check, Function<Call, Object> script) {
        return fault(check, script).map(Fault::toString).orElse("");
    }

    @Test
    void tests_that_pass_on_right_solvers_and_find_all_mutants_pass_every_check() {
        assertThat(TestsChecks.all()).isNotEmpty()
                .allSatisfy(check -> assertThat(told(check.id(), findingAllBut())).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            none    :: no test was found
            skipped :: each of your tests is skipped, the first of them t
            """)
    void there_is_a_test_that_runs(String outcome, String finding) {
        List<List<String>> rows = outcome.equals("none") ? List.of() : List.of(row("t", outcome), row("u", outcome));
        assertThat(fault("right-solvers", call -> rows)).hasValueSatisfying(fault -> {
            assertThat(fault.kind()).isEqualTo(Kind.MISSING);
            assertThat(fault.finding()).isEqualTo(finding);
            assertThat(fault.rule()).isNotEmpty();
        });
    }

    @Test
    void a_test_that_is_skipped_does_not_harm_the_others() {
        Function<Call, Object> others = findingAllBut();
        assertThat(told("right-solvers", call -> Stream.concat(Stream.of(row("a", "skipped")),
                ((List<?>) others.apply(call)).stream()).toList())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void a_test_that_fails_on_a_right_solver_is_told_with_what_the_solver_does(Right right) {
        Function<Call, Object> script = asked((solver, order) -> List.of(
                solver.equals("right " + right.ordinal()) || solver.startsWith("wrong") ? FAILED : PASSED));
        assertThat(fault("right-solvers", script).map(Fault::kind)).contains(Kind.FALSE_ALARM);
        assertThat(told("right-solvers", script)).isEqualTo("your test t fails on a right solver that "
                + right.words() + "\n  expected 1\n  but was 2\n" + right.rule());
    }

    @ParameterizedTest
    @CsvSource({"t, test t", "the class, class of tests"})
    void what_fails_on_every_right_solver_is_told_as_such_and_without_a_message_if_it_has_none(
            String name, String told) {
        assertThat(told("right-solvers", call -> List.of(row(name, "failed")))).isEqualTo("your " + told
                + " fails on every right solver\na test must pass on all of them: look for a wrong number in it, and"
                + " for arrays that it compares, which are equal only to themselves");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            No ParameterResolver registered for parameter [nqueens.QueensSolver arg0] :: nobody hands in the solver
            No ParameterResolver registered for parameter [int arg0] :: nobody gives a value for this parameter
            Discovered multiple competing ParameterResolvers for parameter [nqueens.QueensSolver arg0] :: what a row
            You must configure at least one arguments source for this :: a parameterized test needs rows
            Failed to convert String "4; 2" to type int :: the values of a row are separated by commas
            Method 'void tests.QueensSolverTest.boards()' must be static: local factory methods :: write 'static'
            expected: <[[I@c03cf28]> but was: <[[I@6497b078]> :: an array is equal only to itself
            Cannot invoke "nqueens.QueensSolver.count(int)" because "this.solver" is null :: nothing was given
            """)
    void a_mistake_that_has_nothing_to_do_with_the_solver_is_told_with_what_to_do(String message, String rule) {
        assertThat(fault("right-solvers", call -> List.of(List.of("t", "failed", "x: " + message))))
                .hasValueSatisfying(fault -> assertThat(fault.rule()).startsWith(rule));
    }

    @ParameterizedTest
    @ValueSource(strings = {"right-solvers", "robust"})
    void tests_that_find_nothing_are_neither_right_nor_robust(String check) {
        assertThat(told(check, finding(Set.of()))).isEqualTo("of " + Mutant.values().length
                + " wrong solvers your tests find none\na test must fail where the solver is wrong: does it assert"
                + " something of the answer, and does it let an AssertionError through?");
        assertThat(fault(check, finding(Set.of(Mutant.ENDLESS)))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            in order :: fails on a right solver, and passes on it when the tests run in another order
            reversed :: passes on a right solver, and fails on it when the tests run in another order
            """)
    void a_test_says_the_same_in_any_order(String failing, String told) {
        String last = "right " + (Right.values().length - 1);
        Function<Call, Object> script = asked((solver, order) -> List.of(row("u", solver.startsWith("wrong")
                ? "failed" : "passed"), solver.equals(last) && order.equals(failing) ? FAILED : PASSED));
        assertThat(fault("robust", script).map(Fault::kind)).contains(Kind.DEPENDENT);
        assertThat(told("robust", script)).startsWith("your test t " + told).contains("the clock out");
    }

    @Test
    void tests_that_always_fail_on_a_right_solver_are_robust_all_the_same() {
        assertThat(told("robust", call -> List.of(row("u",
                call.arguments().get(0).toString().startsWith("wrong") ? "failed" : "passed"), FAILED))).isEmpty();
    }

    @Test
    void tests_may_not_say_in_which_order_they_run() {
        Function<Call, Object> others = findingAllBut();
        assertThat(told("robust", call -> Stream.concat(((List<?>) others.apply(call)).stream(),
                Stream.of(row("@TestMethodOrder", TestedSolvers.ORDERED))).toList()))
                .startsWith("your tests run in an order that @TestMethodOrder gives them\n");
    }

    @Test
    void a_test_that_fails_on_any_right_solver_finds_nothing() {
        assertThat(told("size", asked((solver, order) -> List.of(
                solver.equals("right 3") || solver.startsWith("wrong") ? FAILED : PASSED)))).startsWith("0 of ");
    }

    @Test
    void of_many_survivors_the_first_is_told_by_what_it_does() {
        String told = told("small-boards", finding(Set.of(Mutant.ONE_IS_NONE, Mutant.ENDLESS)));
        assertThat(told).isEqualTo("""
                1 of 8 solvers are found that are wrong here; one survives that counts wrongly for one n only
                what would a test ask to see that?
                of %d wrong solvers each test finds
                   2  t""", Mutant.values().length);
    }

    @ParameterizedTest
    @EnumSource
    void half_of_a_group_or_less_is_told_with_a_hint(Mutant.Group group) {
        List<Mutant> all = Stream.of(Mutant.values()).filter(mutant -> mutant.group() == group).toList();
        String check = group.name().toLowerCase(Locale.ROOT).replace('_', '-');
        List<Mutant> half = all.subList(0, all.size() / 2);
        List<Mutant> more = all.subList(0, all.size() / 2 + 1);
        assertThat(told(check, findingAllBut(half.toArray(Mutant[]::new))))
                .startsWith((all.size() - half.size()) + " of " + all.size() + " solvers are found that are wrong here;"
                        + " one survives that " + all.get(0).words() + "\na hint: " + all.get(0).hint() + "\n");
        assertThat(told(check, findingAllBut(more.toArray(Mutant[]::new))))
                .contains("\nwhat would a test ask to see that?");
    }

    @Test
    void a_mistake_leads_to_the_hint_on_its_subject() {
        Map<String, Hint> hints = Map.of("validity", Hint.SAFE_SQUARE, "small-boards", Hint.SAFE_SQUARE,
                "completeness", Hint.SEARCH, "count", Hint.SEARCH, "size", Hint.SEARCH,
                "contract", Hint.ANSWER, "ownership", Hint.ANSWER, "state", Hint.ANSWER);
        hints.forEach((check, hint) -> assertThat(fault(check, finding(Set.of())).map(Fault::kind)
                .flatMap(Catalogue.TESTS::hint)).as(check).contains(hint));
    }

    @Test
    void the_first_group_with_a_survivor_is_told_with_what_each_test_finds() {
        Function<Call, Object> script = asked((solver, order) -> {
            List<List<String>> rows = new ArrayList<>(List.of(row("n".repeat(41), solver.equals("wrong 9")
                    ? "failed" : "passed")));
            IntStream.rangeClosed(2, 13).forEach(i -> rows.add(row("test" + i, "passed")));
            return rows;
        });
        assertThat(told("small-boards", script)).contains("""
                 wrong solvers each test finds
                   1  %s...
                   0  test2: does it assert anything?
                """.formatted("n".repeat(40))).contains("test12: ").doesNotContain("test13")
                .endsWith("\n      and 1 more tests");
        assertThat(told("validity", script)).doesNotContain("each test finds");
    }

    @Test
    void up_to_twelve_tests_with_names_of_forty_letters_are_told_whole() {
        String told = told("small-boards", call -> IntStream.rangeClosed(1, 12)
                .mapToObj(i -> row("n".repeat(38) + String.format("%02d", i), "passed")).toList());
        assertThat(told).contains("n".repeat(38) + "12: does").doesNotContain("...", "more tests");
    }

    @Test
    void all_solvers_are_asked_in_an_order_that_nobody_knows_and_the_first_right_one_before() {
        List<List<String>> orders = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            List<String> order = new ArrayList<>();
            TestsChecks.all().get(0).cases().get(0).fault().apply(new ScriptedSolver(call -> {
                order.add(call.toString());
                return List.of(PASSED);
            }));
            orders.add(order);
        }
        assertThat(orders.get(0)).startsWith("tests(right 0, in order)").doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(orders.get(1)).isNotEqualTo(orders.get(1))
                .filteredOn(call -> !call.contains("again"))
                .hasSize(Mutant.values().length + 2 * Right.values().length);
        List<String> order = orders.get(0);
        assertThat(order.subList(order.size() - SAMPLE, order.size())).as("what is asked twice is not asked last")
                .anyMatch(call -> !call.contains("again"));
    }

    @Test
    void some_mutants_are_asked_twice_and_all_where_a_test_fails_on_a_right_solver() {
        Set<String> clean = new HashSet<>();
        List<String> troubled = new ArrayList<>();
        fault("size", asked((solver, order) -> {
            clean.addAll(order.equals("again") ? Set.of(solver) : Set.of());
            return List.of(PASSED);
        }));
        fault("size", asked((solver, order) -> {
            troubled.addAll(order.equals("again") ? List.of(solver) : List.of());
            return List.of(solver.equals("right 6") && order.equals("reversed") ? FAILED : PASSED);
        }));
        assertThat(clean).hasSize(SAMPLE);
        assertThat(troubled).hasSize(Mutant.values().length).doesNotHaveDuplicates().containsAll(clean);
        assertThat(troubled.subList(SAMPLE, troubled.size())).as("the others are asked in an order nobody knows")
                .isNotEqualTo(troubled.stream().filter(solver -> !clean.contains(solver))
                        .sorted(Comparator.comparing(TestsChecksTest::mutant)).toList());
    }

    @Test
    void what_comes_to_no_end_when_it_is_asked_again_finds_nothing_if_a_test_fails_on_a_right_solver() {
        Function<Call, Object> script = asked((solver, order) -> {
            if (order.equals("again")) {
                throw new NotAcceptedException(Kind.STEPS, Scope.CHECK, "no end");
            }
            return List.of(solver.startsWith("wrong") ? FAILED : PASSED,
                    row("u", solver.equals("right 3") ? "failed" : "passed"));
        });
        Kills kills = kills(script);
        assertThat(kills.tests()).extracting(Kills.Test::finds).containsOnly(List.of());
        assertThat(IntStream.range(0, Mutant.values().length)).noneMatch(kills::isFound);
    }

    @Test
    void kills_ask_no_more_than_the_checks_and_an_order_is_no_test() {
        Set<String> again = new HashSet<>();
        Kills kills = kills(asked((solver, order) -> {
            again.addAll(order.equals("again") ? Set.of(solver) : Set.of());
            return List.of(solver.startsWith("wrong") ? FAILED : PASSED,
                    row("@TestMethodOrder", TestedSolvers.ORDERED));
        }));
        assertThat(again).hasSize(SAMPLE);
        assertThat(kills.tests()).extracting(Kills.Test::name).containsExactly("t");
    }

    @Test
    void a_test_that_says_one_thing_of_a_wrong_solver_and_then_another_finds_nothing() {
        Function<Call, Object> others = findingAllBut(Mutant.ENDLESS);
        Function<Call, Object> script = asked((solver, order) -> {
            List<List<String>> rows = new ArrayList<>(rowsOf(others, solver, order));
            rows.add(row("u", order.equals("again") || !solver.startsWith("wrong") ? "passed" : "failed"));
            return rows;
        });
        assertThat(fault("robust", script)).hasValueSatisfying(fault -> {
            assertThat(fault.kind()).isEqualTo(Kind.DEPENDENT);
            assertThat(fault.finding()).isEqualTo(
                    "your test u fails on a wrong solver, and passes on it when all is run once more");
        });
        assertThat(told("size", script)).contains("one survives that " + Mutant.ENDLESS.words(),
                "\n   0  u: it says one thing of a solver and then another");
        assertThat(told("state", script)).isEmpty();
    }

    @Test
    void a_test_that_was_not_there_on_a_right_solver_finds_nothing() {
        assertThat(told("right-solvers", asked((solver, order) -> List.of(PASSED,
                row(solver + order, solver.startsWith("wrong") ? "failed" : "passed")))))
                .contains("wrong solvers your tests find none");
    }

    @Test
    void what_fails_before_all_tests_of_a_class_finds_a_solver() {
        Function<Call, Object> script = asked((solver, order) -> List.of(
                solver.startsWith("wrong") ? row(TestedSolvers.CLASS, "failed") : PASSED));
        assertThat(told("count", script)).isEmpty();
        assertThat(kills(script).tests()).extracting(Kills.Test::name).containsExactly("t", TestedSolvers.CLASS);
        assertThat(kills(findingAllBut()).tests()).extracting(Kills.Test::name).containsExactly("t");
    }

    /** Tests that find everything, and come to no end on some solvers. */
    private static Function<Call, Object> endlessOn(Kind kind, Scope scope, String... solvers) {
        Function<Call, Object> others = findingAllBut();
        return asked((solver, order) -> {
            if (List.of(solvers).contains(solver)) {
                throw new NotAcceptedException(kind, scope, "no end");
            }
            return rowsOf(others, solver, order);
        });
    }

    private static List<List<String>> rowsOf(Function<Call, Object> script, String solver, String order) {
        return ((List<?>) script.apply(Call.of("tests", solver, order))).stream()
                .map(row -> ((List<?>) row).stream().map(String.class::cast).toList()).toList();
    }

    @Test
    void tests_that_come_to_no_end_on_a_wrong_solver_do_not_find_it_and_find_the_others() {
        Function<Call, Object> script = endlessOn(Kind.STEPS, Scope.CHECK, "wrong 0", "wrong 9", "wrong 55");
        assertThat(told("small-boards", script)).contains("7 of 8 ", Mutant.values()[0].words(),
                "\na hint: your tests came to no end on it; a solver is found by a test that fails");
        assertThat(told("state", script)).isEmpty();
        assertThat(told("robust", script)).isEmpty();
    }

    @Test
    void tests_that_come_to_no_end_on_many_solvers_are_stopped() {
        Function<Call, Object> script =
                endlessOn(Kind.WAITING, Scope.CHECK, "wrong 0", "wrong 9", "wrong 30", "wrong 55");
        assertThatThrownBy(() -> told("state", script)).isInstanceOfSatisfying(NotAcceptedException.class, ended -> {
            assertThat(ended.kind()).isEqualTo(Kind.STEPS);
            assertThat(ended.scope()).isEqualTo(Scope.PROBLEM);
        }).hasMessageStartingWith("your tests came to no end on more than 3 solvers\n");
    }

    @ParameterizedTest
    @CsvSource({"STEPS, CHECK, right 3", "JUDGE, CHECK, wrong 3", "STUB, PROBLEM, wrong 3"})
    void other_ends_are_told_as_they_are(Kind kind, Scope scope, String solver) {
        assertThatThrownBy(() -> told("state", endlessOn(kind, scope, solver))).hasMessage("no end");
    }

    static Stream<Object> noResults() {
        return Stream.of(List.of("t"), List.of(List.of("t", "passed")), List.of(Arrays.asList("t", null, "")),
                List.of(List.of("t", "passed", "", "")));
    }

    @ParameterizedTest
    @MethodSource("noResults")
    void what_is_no_result_ends_the_problem(Object rows) {
        assertThatThrownBy(() -> told("count", call -> rows)).isInstanceOfSatisfying(NotAcceptedException.class,
                ended -> assertThat(ended.scope()).isEqualTo(Scope.PROBLEM));
    }

    private static Kills kills(Function<Call, Object> script) {
        return Catalogue.TESTS.kills(new ScriptedSolver(script)).orElseThrow();
    }

    @Test
    void kills_tell_all_of_what_is_found_and_of_survivors_no_more_than_the_message() {
        List<Mutant> survivors = List.of(Mutant.ONE_IS_NONE, Mutant.THREE_IS_NULL, Mutant.UP_TO_8, Mutant.BYTE,
                Mutant.ENDLESS, Mutant.FIXED_ARRAY);
        Kills kills = kills(findingAllBut(survivors.toArray(Mutant[]::new)));
        assertThat(kills.tests()).singleElement().satisfies(test -> {
            assertThat(test.trouble()).isEmpty();
            assertThat(test.finds()).hasSize(Mutant.values().length - survivors.size())
                    .noneMatch(found -> survivors.contains(Mutant.values()[found]));
        });
        for (Mutant mutant : Mutant.values()) {
            boolean isFound = !survivors.contains(mutant);
            boolean isFirst = mutant == Mutant.ONE_IS_NONE || mutant == Mutant.UP_TO_8;
            assertThat(kills.isFound(mutant.ordinal())).isEqualTo(isFound);
            assertThat(kills.solvers().get(mutant.ordinal())).isEqualTo(new Kills.WrongSolver(
                    mutant.group().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                    isFound || isFirst ? mutant.words() : "",
                    isFound || mutant == Mutant.ONE_IS_NONE ? mutant.hint() : ""));
        }
    }

    @Test
    void tests_may_take_fewer_steps_than_a_search() {
        List<Call> calls = new ArrayList<>();
        TestsChecks.all().get(0).cases().get(0).fault().apply(new ScriptedSolver(call -> List.of(PASSED)) {
            @Override
            public Object answer(Call call) {
                calls.add(call);
                return super.answer(call);
            }
        });
        assertThat(calls).allSatisfy(call -> assertThat(call.allowance().steps()).isEqualTo(1_000_000_000));
    }
}
