package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;

import nqueens.problem.Answers;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Solver;
import nqueens.problem.Solver.Kept;

/**
 * Many calls of two solvers, in an order that is drawn, the same in each run: no answer changes by what is called after
 * it, be it much later, nor by what is written into other answers.
 */
final class AnyOrder {

    private static final String NAME = "calls in any order";
    private static final int CALLS = 100;
    /** After each call, the answer before it is looked at; all of them at the end. */
    private static final int RECENT = 1;
    /** One call of so many is the second solver's: what the first one keeps is soon used up. */
    private static final int OF_SECOND = 5;
    private static final int SEED = 29;
    private static final String OWN =
            "each answer needs arrays of its own, which nothing else is written into: make them anew, or copy them";

    private final Function<Call, Kept> asking;
    private final List<Call> calls = new ArrayList<>();
    private final List<Kept> answers = new ArrayList<>();

    private AnyOrder(Function<Call, Kept> asking) {
        this.asking = asking;
    }

    /** Calls that also answer the same whenever they are made. */
    static Case of(Call... calls) {
        return new Case(NAME, solver -> {
            AnyOrder order = new AnyOrder(solver::ask);
            return order.changed(calls).or(() -> order.dependent(solver));
        });
    }

    /** {@code asking} gives what asks a solver: each answer may be another one. */
    static Case asking(Function<Solver, Function<Call, Kept>> asking, Call... calls) {
        return new Case(NAME, solver -> new AnyOrder(asking.apply(solver)).changed(calls));
    }

    private Optional<Fault> changed(Call... choice) {
        Random random = new Random(SEED);
        List<Call> deck = new ArrayList<>(List.of(choice));
        for (int i = 0; i < CALLS; i++) {
            if (i % choice.length == 0) {
                Collections.shuffle(deck, random);
            }
            Call call = deck.get(i % choice.length);
            answers.add(asking.apply(random.nextInt(OF_SECOND) > 0 ? call : call.ofSecondInstance()));
            calls.add(call);
            Optional<Fault> fault = changedFrom(i - RECENT);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return changedFrom(0).or(this::shared);
    }

    private Optional<Fault> changedFrom(int first) {
        int last = calls.size() - 1;
        return IntStream.range(Math.max(0, first), last).filter(this::isChanged).mapToObj(i -> fault(i, last - i == 1
                ? "when " + calls.get(last) + " was called"
                : "in the " + (last - i) + " calls after it, the last of them " + calls.get(last))).findFirst();
    }

    private boolean isChanged(int index) {
        return !Answers.areSame(answers.get(index).answer(), answers.get(index).answerNow());
    }

    private Fault fault(int index, String when) {
        return new Fault(Kind.DEPENDENT, "an answer of " + calls.get(index) + " changed " + when + ": "
                + Answers.change(answers.get(index).answer(), answers.get(index).answerNow()), OWN);
    }

    /** Every other answer is overwritten by its caller. */
    private Optional<Fault> shared() {
        IntStream.range(0, CALLS).filter(i -> i % 2 == 0).forEach(i -> answers.get(i).overwrite());
        return IntStream.range(0, CALLS).filter(i -> i % 2 == 1 && isChanged(i))
                .mapToObj(i -> fault(i, "when callers overwrote other answers")).findFirst();
    }

    private Optional<Fault> dependent(Solver solver) {
        return IntStream.range(0, CALLS).filter(i ->
                !Answers.areSame(solver.answer(calls.get(i)), answers.get(i).answer())).mapToObj(i ->
                new Fault(Kind.DEPENDENT, calls.get(i) + " after " + i + " other calls gave "
                        + Answers.change(solver.answer(calls.get(i)), answers.get(i).answer()), Robust.KEPT))
                .findFirst();
    }
}
