package nqueens.problem.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.problem.Answers;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;

/** The checks of most contracts: small boards, robust, no table, large boards. */
final class StandardChecks {

    private StandardChecks() {
    }

    /** Gives the checks of one problem. */
    static List<Check> of(List<Case> small, List<Case> robust, Optional<Case> searched, List<Case> large) {
        return Stream.of(
                Stream.of(new Check("answers", "the right answer on small boards", searched.isPresent() ? 60 : 70,
                        small), new Check("robust", "bad n; nothing is changed or kept", 15, robust)),
                searched.stream().map(each -> new Check("approach", "no table", 10, List.of(each))),
                Stream.of(new Check("speed", "the right answer on larger boards, in time", 15, large)))
                .flatMap(checks -> checks).toList();
    }

    /**
     * The check {@code robust} of a problem. {@code asked} gives a call for a bad n; {@code found}, a call that has a
     * solution, is among those that are compared; the other cases compare calls.
     */
    static List<Case> robust(IntFunction<Call> asked, Call found, Case... others) {
        return Stream.of(Robust.refused("n must be at least 1", List.of(0, -1), List.of(asked)),
                Stream.of(somethingFound(found)), Stream.of(others)).flatMap(cases -> cases).toList();
    }

    static Case somethingFound(Call call) {
        return Robust.something(call, answer -> !Answers.isNothing(answer), "there is a solution");
    }

    /** A case for each n, from a small one to a large one. */
    static List<Case> each(int smallest, int largest, IntFunction<Case> cases) {
        return IntStream.rangeClosed(smallest, largest).mapToObj(cases).toList();
    }
}
