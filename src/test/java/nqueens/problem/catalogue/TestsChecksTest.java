package nqueens.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.mutants.CorrectVariant;
import nqueens.mutants.FaultySolver;
import nqueens.mutants.FaultySolver.Group;
import nqueens.mutants.TestRunner;
import nqueens.mutants.TestRunner.Order;
import nqueens.mutants.TestRunner.TestStatus;
import nqueens.problem.Fault.Kind;
import nqueens.problem.KillMatrix;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;

class TestsChecksTest {

    /** So many faulty solvers are asked twice in any case. */
    private static final int SAMPLE = 10;

    /** What a class of tests says of a solver: rows of a test's name, its outcome, and its message. */
    @FunctionalInterface
    private interface Tests {

        List<?> of(String solver, String order);

        default ScriptedSolver asked() {
            return new ScriptedSolver(call -> of((String) call.arguments().get(0), (String) call.arguments().get(1)));
        }
    }

    private static List<String> row(String name, boolean isFailed) {
        return List.of(name, (isFailed ? TestStatus.FAILED : TestStatus.PASSED).name(), "");
    }

    private static boolean isWrong(String solver) {
        return Stream.of(FaultySolver.values()).anyMatch(faulty -> faulty.name().equals(solver));
    }

    /** One test, which finds all but those. */
    private static Tests findingAllBut(FaultySolver... survivors) {
        return (solver, order) -> List.of(row("t", isWrong(solver) && !List.of(survivors).contains(faulty(solver))));
    }

    private static FaultySolver faulty(String solver) {
        return FaultySolver.valueOf(solver);
    }

    /** What is wrong, without the name of the case. */
    private static String told(String check, Tests tests) {
        return tests.asked().fault(ScriptedSolver.cases(Catalogue.TESTS, check)).replaceFirst("^.*\n", "");
    }

    private static Arguments told(String check, Tests tests, String told) {
        return Arguments.of(check, tests, told);
    }

    static Stream<Arguments> others() {
        return Stream.of(
                told("right-solvers", (solver, order) -> List.of(row("t", false), row(solver, isWrong(solver))),
                        "of 56 wrong solvers your tests find none\n"),
                told("robust", (solver, order) -> List.of(row("u", isWrong(solver)), row("t", true)), ""),
                told("robust", (solver, order) -> List.of(row("u", isWrong(solver)),
                        row("t", solver.equals("REVERSED") && order.equals(Order.IN_ORDER.name()))), "your test t fails"
                                + " on a right solver, and passes on it when the tests run in another order\na test"),
                told("size", (solver, order) -> List.of(row("t", solver.equals("OWN_LIST") || isWrong(solver))),
                        "your test t fails on a right solver that has a list class of its own\n"),
                told("size", (solver, order) -> List.of(row("t", solver.equals("OWN_LIST")
                        && order.equals(Order.REVERSED.name()))), "Your tests find 0 of the 6 wrong solvers of this"
                                + " kind. One that survives finds nothing above some n.\n"));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("others")
    void what_tests_fail_on_is_told(String check, Tests tests, String told) {
        assertThat(told(check, tests)).startsWith(told).matches(text -> text.isEmpty() == told.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"12, 40, false", "13, 41, true"})
    void the_first_group_with_a_survivor_is_told_with_what_each_test_finds(int number, int length, boolean isCut) {
        Tests tests = (solver, order) -> IntStream.rangeClosed(1, number).mapToObj(i -> i == 1
                ? row("n".repeat(length), solver.equals("NO_ANTI_DIAGONAL")) : row("test" + i, false)).toList();
        assertThat(told("small-boards", tests)).contains(" wrong solvers each test finds\n   1  " + "n".repeat(40)
                + (isCut ? "..." : "") + "\n   0  test2: does it assert enough?\n")
                .endsWith("\n   0  test12: does it assert enough?" + (isCut ? "\n      and 1 more tests" : ""));
        assertThat(told("validity", tests)).doesNotContain("each test finds");
    }

    @Test
    void all_solvers_are_asked_in_an_order_that_nobody_knows_and_a_right_one_after_some_wrong_ones() {
        List<String> one = asked(findingAllBut(), tests -> told("count", tests));
        int all = FaultySolver.values().length + SAMPLE + 2 * CorrectVariant.values().length;
        assertThat(one.indexOf("SORTED, IN_ORDER")).isBetween(1, SAMPLE);
        assertThat(one).doesNotHaveDuplicates().hasSizeBetween(all, all + 1)
                .isNotEqualTo(asked(findingAllBut(), tests -> told("count", tests)));
        assertThat(again(one.subList(one.size() - SAMPLE, one.size()))).as("asked at last").hasSizeLessThan(SAMPLE);
        for (Order order : List.of(Order.IN_ORDER, Order.REVERSED)) {
            String kinds = one.stream().skip(1).filter(call -> isWrong(call.replace(", IN_ORDER", ""))
                    || !call.endsWith("AGAIN") && call.endsWith(order.name()))
                    .map(call -> isWrong(call.replaceFirst(",.*", "")) ? "w" : "r").collect(Collectors.joining());
            assertThat(kinds).as("right and wrong solvers, %s", order).contains("rw", "wr");
        }
    }

    @Test
    void all_faulty_solvers_are_asked_twice_where_a_test_fails_on_a_right_solver_and_kills_ask_no_more_than_checks() {
        List<String> clean = again(asked(findingAllBut(), TestsChecksTest::kills));
        List<String> others = new ArrayList<>(again(asked((solver, order) -> List.of(row("t", solver.equals("TALKING")
                && order.equals(Order.REVERSED.name()))), tests -> told("size", tests))));
        assertThat(clean).hasSize(SAMPLE);
        assertThat(others).hasSize(FaultySolver.values().length).doesNotHaveDuplicates().containsAll(clean);
        others.removeAll(clean);
        assertThat(others).as("the others").isNotEqualTo(others.stream()
                .sorted(Comparator.comparing(call -> faulty(call.replace(", AGAIN", "")))).toList());
    }

    private static List<String> again(List<String> asked) {
        return asked.stream().filter(call -> call.endsWith("AGAIN")).toList();
    }

    /** Notes what tests are asked. */
    private static List<String> asked(Tests tests, Consumer<Tests> asking) {
        List<String> asked = new ArrayList<>();
        asking.accept((solver, order) -> {
            asked.add(solver + ", " + order);
            return tests.of(solver, order);
        });
        return asked;
    }

    @Test
    void what_comes_to_no_end_when_it_is_asked_again_finds_nothing_if_a_test_fails_on_a_right_solver() {
        KillMatrix kills = kills((solver, order) -> {
            if (order.equals("AGAIN")) {
                throw new NotAcceptedException(Kind.STEPS, Scope.CHECK, "no end");
            }
            return List.of(row("t", isWrong(solver)), row("u", solver.equals("OWN_LIST")));
        });
        assertThat(kills.tests()).extracting(KillMatrix.Test::finds).containsOnly(List.of());
        assertThat(kills.tests()).extracting(KillMatrix.Test::trouble).containsExactly("", "fails on a right solver");
        assertThat(IntStream.range(0, FaultySolver.values().length)).noneMatch(kills::isFound);
    }

    @Test
    void a_test_that_says_one_thing_of_a_wrong_solver_and_then_another_finds_nothing() {
        Tests tests = (solver, order) -> List.of(row("t", isWrong(solver) && faulty(solver) != FaultySolver.ENDLESS),
                row("u", isWrong(solver) && !order.equals("AGAIN")));
        assertThat(told("robust", tests)).startsWith(
                "your test u fails on a wrong solver, and passes on it when all is run once more\n");
        assertThat(told("size", tests)).contains("One that survives " + FaultySolver.ENDLESS.words(),
                "\n   0  u: it passes on a solver in one run, and fails on it in another");
        assertThat(told("state", tests)).isEmpty();
    }

    @Test
    void what_fails_before_all_tests_of_a_class_finds_a_solver_and_an_order_is_no_test() {
        Tests tests = (solver, order) -> List.of(isWrong(solver) ? row(TestRunner.CLASS, true) : row("t", false));
        assertThat(told("count", tests)).isEmpty();
        assertThat(kills(tests).tests()).extracting(KillMatrix.Test::name).containsExactly("t", TestRunner.CLASS);
        assertThat(kills((solver, order) -> List.of(row("t", isWrong(solver)), List.of("an order",
                TestStatus.ORDERED.name(), ""))).tests()).extracting(KillMatrix.Test::name).containsExactly("t");
    }

    /** Tests that find everything, and come to no end on some solvers. */
    private static Tests endlessOn(Kind kind, Scope scope, String... solvers) {
        return (solver, order) -> {
            if (List.of(solvers).contains(solver)) {
                throw new NotAcceptedException(kind, scope, "no end");
            }
            return findingAllBut().of(solver, order);
        };
    }

    @Test
    void tests_that_come_to_no_end_on_more_than_three_solvers_are_not_judged() {
        String[] solvers = Stream.of(FaultySolver.values()).limit(4).map(FaultySolver::name).toArray(String[]::new);
        assertThat(told("size", endlessOn(Kind.STEPS, Scope.CHECK, Arrays.copyOf(solvers, 3)))).isEmpty();
        assertThatThrownBy(() -> told("size", endlessOn(Kind.STEPS, Scope.CHECK, solvers)))
                .hasMessageStartingWith("one of your tests never ended on more than 3 solvers\n");
    }

    @ParameterizedTest
    @CsvSource({"STEPS, PROBLEM, OWN_LIST", "THROWN, CHECK, OWN_LIST", "JUDGE, CHECK, BYTE", "STUB, PROBLEM, BYTE"})
    void other_ends_are_told_as_they_are(Kind kind, Scope scope, String solver) {
        assertThatThrownBy(() -> told("state", endlessOn(kind, scope, solver))).hasMessage("no end");
    }

    @Test
    void a_test_that_fails_on_a_right_solver_in_another_order_alone_takes_only_what_it_finds_itself() {
        assertThat(kills((solver, order) -> List.of(row("t", isWrong(solver)),
                row("u", solver.equals("OWN_LIST") && order.equals("REVERSED")))).earned("size", 5)).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"t.java:7 | your test t, at t.java:7, takes", "'' | your test t takes",
            "none | one of your tests takes"})
    void a_test_that_takes_too_long_on_a_right_solver_is_named(String line, String told) {
        assertThatThrownBy(() -> told("state", (solver, order) -> {
            if (order.equals(Order.WATCHED.name()) && !line.equals("none")) {
                return List.of(List.of("t", "SKIPPED", line));
            }
            return endlessOn(Kind.CPU_TIME, Scope.CHECK, "OWN_LIST").of(solver, order);
        })).hasMessage(told + " too long on a right solver\nno end\nlet each loop end, and ask for n up to 10");
    }

    @Test
    void what_is_no_result_ends_the_problem() {
        for (List<?> rows : List.of(List.of("t"), List.of(List.of("t", "PASSED")),
                List.of(Arrays.asList("t", null, "")), List.of(List.of("t", "passed", "")))) {
            assertThatThrownBy(() -> told("count", (solver, order) -> rows)).isInstanceOfSatisfying(
                    NotAcceptedException.class, ended -> assertThat(ended.scope()).isEqualTo(Scope.PROBLEM));
        }
    }

    private static KillMatrix kills(Tests tests) {
        return Catalogue.TESTS.kills().apply(tests.asked()).orElseThrow();
    }

    /** Half of one group survive, and more than half of another. */
    @Test
    void kills_tell_all_of_what_is_found_and_of_survivors_no_more_than_the_message() {
        List<FaultySolver> survivors = Stream.of(Group.SMALL_BOARDS, Group.SIZE).flatMap(group ->
                Stream.of(FaultySolver.values()).filter(faulty -> faulty.group() == group).limit(4)).toList();
        KillMatrix kills = kills(findingAllBut(survivors.toArray(FaultySolver[]::new)));
        assertThat(kills.tests()).singleElement().satisfies(test -> assertThat(test.finds())
                .hasSize(FaultySolver.values().length - survivors.size()));
        for (FaultySolver faulty : FaultySolver.values()) {
            int index = survivors.indexOf(faulty);
            boolean isTold = index == -1 || index % 4 == 0;
            assertThat(kills.isFound(faulty.ordinal())).isEqualTo(index == -1);
            assertThat(kills.solvers().get(faulty.ordinal())).isEqualTo(new KillMatrix.ShownSolver(
                    faulty.group().name().toLowerCase(Locale.ROOT).replace('_', '-'), isTold ? faulty.words() : "",
                    isTold && index != 4 ? faulty.hint() : ""));
        }
    }
}
