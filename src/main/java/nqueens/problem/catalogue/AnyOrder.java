package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.problem.Answers;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Solver;
import nqueens.problem.Solver.LiveAnswer;

/**
 * Makes calls of two solvers in a shuffled order, the same in each run. No answer may change by later calls, nor by
 * writing into other answers. First each answer is overwritten, as a caller may; then each call is repeated up to some
 * thousand times by a single request, and one more answer of each solver is kept. By then a solver that reuses arrays
 * has reused them, even if it has a thousand for one n, and none still holds what a caller has written.
 */
final class AnyOrder {

    private static final String NAME = "calls in any order";
    /** Each call is repeated at least this often, and less than twice as often. */
    private static final int TIMES = 1000;
    private static final int ROUNDS = 2;
    private static final int INSTANCES = 2;
    private static final int SEED = 29;
    private static final String OWN =
            "each answer needs arrays of its own, into which nothing else is written: make new ones, or copy them";

    private final Random random = new Random(SEED);
    private final Function<Call, LiveAnswer> asking;
    private final List<Call> calls = new ArrayList<>();
    private final List<LiveAnswer> answers = new ArrayList<>();

    private AnyOrder(Function<Call, LiveAnswer> asking) {
        this.asking = asking;
    }

    /** Makes calls whose answers also must never change. */
    static Case of(Call... calls) {
        return new Case(NAME, solver -> {
            AnyOrder order = new AnyOrder(solver::ask);
            return order.changed(solver, List.of(calls)).or(() -> order.dependent(solver));
        });
    }

    /**
     * Makes calls whose answers may differ; {@code asking} gives the way to ask a solver. Only calls that take
     * everything are repeated.
     */
    static Case asking(Function<Solver, Function<Call, LiveAnswer>> asking, Call... calls) {
        return new Case(NAME, solver -> new AnyOrder(asking.apply(solver)).changed(solver, List.of(calls)));
    }

    private Optional<Fault> changed(Solver solver, List<Call> choice) {
        byTurns(choice).forEach(this::keep);
        answers.forEach(LiveAnswer::overwrite);
        int overwritten = calls.size();
        for (int round = 0; round < ROUNDS; round++) {
            List<Call> kept = byTurns(choice);
            for (Call call : byTurns(choice)) {
                solver.repeat(call, TIMES + random.nextInt(TIMES));
                for (int each = 0; each < INSTANCES; each++) {
                    keep(kept.get((calls.size() - overwritten) % kept.size()));
                }
            }
        }
        return IntStream.range(0, calls.size()).boxed().flatMap(i -> changed(i, i < overwritten).stream()).findFirst();
    }

    /** The shuffled calls of both solvers by turns, so that each meets the other's answers. */
    private List<Call> byTurns(List<Call> choice) {
        List<Call> ofFirst = shuffled(choice);
        List<Call> ofSecond = shuffled(choice);
        return IntStream.range(0, choice.size()).boxed()
                .flatMap(i -> Stream.of(ofFirst.get(i), ofSecond.get(i).ofSecondInstance())).toList();
    }

    private List<Call> shuffled(List<Call> choice) {
        List<Call> shuffled = new ArrayList<>(choice);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    private void keep(Call call) {
        answers.add(asking.apply(call));
        calls.add(call);
    }

    private Optional<Fault> changed(int index, boolean isOverwritten) {
        Object given = answers.get(index).answer();
        Object left = isOverwritten ? overwritten(given) : given;
        Object now = answers.get(index).answerNow();
        return Answers.areSame(left, now) ? Optional.empty() : Optional.of(new Fault(Kind.DEPENDENT, "an answer of "
                + calls.get(index) + (isOverwritten ? ", which the caller had overwritten," : "") + " changed during"
                + " hundreds of later calls: " + Answers.change(left, now), OWN));
    }

    /** The answer after its caller has written -1 everywhere in it. */
    private static Object overwritten(Object answer) {
        if (answer instanceof int[] placement) {
            return IntStream.of(placement).map(column -> -1).toArray();
        }
        return answer instanceof List<?> list ? list.stream().map(AnyOrder::overwritten).toList() : answer;
    }

    private Optional<Fault> dependent(Solver solver) {
        return IntStream.range(0, calls.size()).boxed().flatMap(i -> Robust.changed(solver.answer(calls.get(i)),
                answers.get(i).answer(), calls.get(i) + " after many other calls").stream()).findFirst();
    }
}
