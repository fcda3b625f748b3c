package nqueens.judge;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.problem.Call;
import nqueens.problem.NotAcceptedException;

/**
 * What calls gave that are asked for once, or what was thrown in its place: an endless loop is waited for once.
 *
 * @param <T> what a call gives
 */
final class Memo<T> {

    private final Map<Call, Given<T>> known = new HashMap<>();

    /** What a call gave, and the beginning of what it printed. */
    sealed interface Given<T> {

        String printed();

        /** Gives the value; throws what was thrown in its place. */
        T value();
    }

    /** A value, which may be null. */
    private record Value<T>(T value, String printed) implements Given<T> {
    }

    /** No value, for a reason. */
    private record Refused<T>(NotAcceptedException reason, String printed) implements Given<T> {
        @Override
        public T value() {
            throw reason;
        }
    }

    /** Gives what is known of a call, or asks; {@code printed} tells what was printed by then. */
    Given<T> once(Call call, Supplier<T> asking, Supplier<String> printed) {
        Given<T> given = known.get(call);
        if (given == null) {
            given = asked(asking, printed);
            known.put(call, given);
        }
        return given;
    }

    private static <T> Given<T> asked(Supplier<T> asking, Supplier<String> printed) {
        try {
            T value = asking.get();
            return new Value<>(value, printed.get());
        } catch (NotAcceptedException e) {
            return new Refused<>(e, printed.get());
        }
    }

    /** {@return what a call gave; empty if it wasn't asked for, or gave null or nothing} */
    Optional<T> value(Call call) {
        return known.get(call) instanceof Value<T> given ? Optional.ofNullable(given.value()) : Optional.empty();
    }
}
