package nqueens.judge;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

import nqueens.problem.Call;
import nqueens.problem.Problem;

/** Chooses the one call of a problem that is recorded: small enough for a learner to follow it. */
final class CallToRecord {

    /** The largest board whose search one can follow. */
    private static final int LARGEST = 6;
    /** The smallest board on which a search meets a dead end, and a solution behind it. */
    private static final int TYPICAL = 4;

    private CallToRecord() {
    }

    /** Whether a call that failed shows why. */
    static boolean isSmall(Call call) {
        return call.size() >= 1 && call.size() <= LARGEST;
    }

    /** {@return the call that shows a search where no other is of interest; empty if the contract has no such call} */
    static Optional<Call> typical(Problem problem) {
        return Arrays.stream(problem.contract().getMethods())
                .filter(method -> Arrays.equals(method.getParameterTypes(), new Class<?>[] {int.class}))
                // what gives solutions shows more than what counts them
                .min(Comparator.comparing((Method method) -> method.getReturnType().isPrimitive())
                        .thenComparing(Method::getName))
                .map(method -> Call.of(method.getName(), TYPICAL))
                .or(() -> problem.samples().stream().findFirst());
    }
}
