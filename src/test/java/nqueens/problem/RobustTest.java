package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

import org.junit.jupiter.api.Test;

class RobustTest {

    private static final Call FOUR = Call.of("solve", 4);
    private static final Call FIVE = Call.of("solve", 5);
    private static final Call COUNT = Call.of("count", 5);
    private static final Function<Call, Object> RIGHT = RightAnswers.to(Catalogue.BOARD2D);
    private static final String KEPT =
            "\nis something kept between calls: a static field, or a field that is not emptied?";
    private static final String OWN = "\neach answer needs arrays of its own, made anew for each call";

    private final List<Call> calls = new ArrayList<>();

    @Test
    void the_first_call_that_is_not_refused_is_told() {
        Case refused = Robust.refused("a bad n", "n is bad", Call.of("a", 0), Call.of("b", 0), Call.of("c", 0));
        assertThat(ScriptedSolver.fault(call -> {
            if (call.method().equals("a")) {
                throw new IllegalArgumentException();
            }
            return call.method();
        }, refused)).isEqualTo("a bad n is refused\nb(0) returned b\nn is bad: throw an IllegalArgumentException");
    }

    @Test
    void there_must_be_something_to_compare() {
        Case something = Robust.something(FOUR, answer -> answer.equals(7), "rule");
        assertThat(something.fault().apply(new ScriptedSolver(call -> 7))).isEmpty();
        assertThat(something.fault().apply(new ScriptedSolver(call -> 8))).contains(new Fault(Fault.Kind.MISSING,
                "solve(4) gave no solution, so there is nothing to compare", "rule"));
        assertThat(Arrays.asList(null, 0, 0L, List.of(), new int[0])).allMatch(Answers::isNothing);
        assertThat(List.of(1, -1L, List.of(List.of()), new int[1], "")).noneMatch(Answers::isNothing);
    }

    @Test
    void a_call_answers_the_same_a_second_and_a_third_time() {
        Case repeated = Robust.repeated(FOUR, COUNT);
        assertFault(RIGHT, repeated, "");
        assertThat(calls).containsExactly(FOUR, FOUR, FOUR, COUNT, COUNT, COUNT);
        assertFault(spoiling(2, List.of()), repeated,
                "solve(4) called again gave other solutions than at first: 0 where there were 2" + KEPT);
        assertFault(spoiling(3, List.of()), repeated,
                "solve(4) called a third time gave other solutions than at first: 0 where there were 2" + KEPT);
        assertFault(spoiling(6, 11L), repeated, "count(5) called a third time gave 11, and at first 10" + KEPT);
    }

    @Test
    void a_list_may_come_in_any_order_and_a_change_is_told_by_what_is_new() {
        int[] one = {1, 3, 0, 2};
        int[] other = {2, 0, 3, 1};
        assertFault(spoiling(2, List.of(other, one)), Robust.repeated(FOUR), "");
        assertChange(RIGHT.apply(FOUR), List.of(other, new int[] {1, 3, 1, 2}), "[1, 3, 1, 2] was not among them");
        assertChange(RIGHT.apply(FOUR), List.of(one, new int[] {3, 0, 3, 1}), "[3, 0, 3, 1] was not among them");
        assertChange(RIGHT.apply(FOUR), List.of(other, other), "one is there more often than it was");
        assertChange(RIGHT.apply(FOUR), Arrays.asList(null, new int[1]), "null was not among them");
        assertFault(spoiling(2, null), Robust.repeated(FOUR),
                "solve(4) called again gave null, and at first a list of length 2" + KEPT);
    }

    @Test
    void arrays_that_the_caller_overwrites_are_nobody_elses() {
        Case owned = Robust.owned(FOUR);
        assertFault(RIGHT, owned, "");
        assertThat(calls).containsExactly(FOUR, FOUR, FOUR.ofSecondInstance());
        Object cached = RIGHT.apply(FOUR);
        Object others = RIGHT.apply(FOUR);
        String fault = "solve(4) was called, its arrays were overwritten by the caller,"
                + " and solve(4) was called again:\nthe answer had changed" + OWN;
        assertFault(call -> cached, owned, fault);
        assertFault(call -> calls.size() == 2 ? RIGHT.apply(call) : others, owned, fault);
    }

    @Test
    void an_answer_lasts_whatever_is_called_afterwards() {
        Case lasting = Robust.lasting(FOUR, FIVE, COUNT);
        assertFault(RIGHT, lasting, "");
        assertThat(calls).containsExactly(FOUR, FIVE, COUNT);
        List<Object> list = new ArrayList<>();
        assertFault(call -> {
            if (call.equals(COUNT)) {
                return 10L;
            }
            list.clear();
            list.addAll((List<?>) RIGHT.apply(call));
            return list;
        }, lasting, "the answer of solve(4) changed when solve(5) was called:"
                + " other solutions than at first: 10 where there were 2"
                + OWN.replace("arrays", "a list and arrays"));
        int[] shared = new int[4];
        assertFault(call -> {
            shared[0]++;
            return call.equals(FOUR) ? shared : 0L;
        }, Robust.lasting(FOUR, COUNT), "the answer of solve(4) changed when count(5) was called: [2, 0, 0, 0],"
                + " and at first [1, 0, 0, 0]" + OWN);
    }

    @Test
    void an_argument_stays_as_it_was() {
        Call call = Call.of("count", 3, new int[] {2, 1});
        Case unchanged = Robust.unchanged(call, 1);
        assertFault(given -> 1, unchanged, "");
        assertFault(given -> {
            Arrays.sort((int[]) given.arguments().get(1));
            return 1;
        }, unchanged, "count(3, [2, 1]) changed the array that it was given\n"
                + "an argument is the caller's: copy it before you sort it or write to it");
    }

    @Test
    void calls_answer_the_same_after_others() {
        Case mixed = Robust.mixed(List.of(Call.of("solve", 6), Call.of("count", 6)), FOUR, COUNT);
        assertFault(RIGHT, mixed, "");
        assertThat(calls).startsWith(Call.of("solve", 6), Call.of("count", 6)).endsWith(FOUR, FOUR, COUNT, COUNT);
        assertFault(spoiling(6, 3L), mixed, "count(5) after solve(6) and count(6) gave 3, and at first 10" + KEPT);
    }

    @Test
    void a_second_instance_answers_as_the_first_does_and_leaves_it_alone() {
        Case second = Robust.secondInstance(List.of(FOUR), COUNT);
        assertFault(RIGHT, second, "");
        assertThat(calls).containsExactly(FOUR, COUNT, COUNT.ofSecondInstance(), FOUR, FOUR);
        assertFault(spoiling(3, 3L), second, "count(5) of a second instance gave 3, and at first 10" + KEPT);
        assertFault(spoiling(5, List.of()), second, "solve(4) of the first instance, after the second's"
                + " gave other solutions than at first: 0 where there were 2" + KEPT);
    }

    @Test
    void boards_are_compared_by_their_rows() {
        List<String> one = RightAnswers.board(1, 3, 0, 2);
        List<String> other = RightAnswers.board(2, 0, 3, 1);
        Case repeated = Robust.repeated(FOUR);
        for (List<?> first : List.of(List.of(one, other), List.of(other, one), Arrays.asList(null, one),
                Arrays.asList(one, null), Arrays.asList(Arrays.asList("Q", null), List.of()))) {
            assertFault(call -> first, repeated, "");
            assertChange(first, List.of(first.size()), "1 where there were 2");
            assertFault(call -> calls.size() == 1 ? first : Arrays.asList(first.get(1), first.get(0)), repeated, "");
        }
        assertChange(List.of(one), List.of(other), "[..Q., Q..., ...Q, .Q..] was not among them");
        assertChange(List.of(one), List.of(Collections.nCopies(8, "")), "[, , , , , , , ] was not among them");
        assertChange(List.of(one), List.of(Collections.nCopies(9, "")), "a list of length 9 was not among them");
        assertChange(List.of(one), Arrays.asList((Object) null), "null was not among them");
    }

    private void assertChange(Object first, Object again, String change) {
        assertFault(call -> calls.size() == 1 ? first : again, Robust.repeated(FOUR),
                "solve(4) called again gave other solutions than at first: " + change + KEPT);
    }

    /** Right, but for one call: that is counted from 1. */
    private Function<Call, Object> spoiling(int number, Object answer) {
        return call -> calls.size() == number ? answer : RIGHT.apply(call);
    }

    /** Without the name of the case. */
    private void assertFault(Function<Call, Object> script, Case each, String fault) {
        calls.clear();
        assertThat(ScriptedSolver.fault(call -> {
            calls.add(call);
            return script.apply(call);
        }, each)).isEqualTo(fault.isEmpty() ? "" : each + "\n" + fault);
    }
}
