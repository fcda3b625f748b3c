package nqueens.problem;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * The solver of a submission as a case sees it: a call gives an answer, or ends the case with a {@link
 * NotAcceptedException}. An answer has the type that the contract's method returns: a number in its box, for an
 * iterator a list of its first elements. It is not judged here: it may be null, hold nulls, be too long or too short.
 */
public interface Solver {

    /** Asks once: later, the same call gives the same answer, or throws the same exception again. */
    Object answer(Call call);

    /** Asks anew; the answer can be looked at again later. */
    LiveAnswer ask(Call call);

    /** Asks this often, at least once, until that has taken two million steps. Nobody keeps these answers. */
    void repeat(Call call, int times);

    /**
     * Makes a call with a bad argument, which must be refused: empty if it threw {@code IllegalArgumentException}, else
     * what it did instead. Only what neither returned nor threw, or is still the stub, ends the case.
     */
    Optional<String> unlessRefused(Call call);

    /** Measures a call, once, on a solver whose classes are loaded anew, so that it remembers nothing. */
    Measured measured(Call call);

    /** {@return the counts of a measured call; empty where nothing is counted} */
    default Optional<Executed> executed(Call call) {
        return measured(call).executed();
    }

    /** Measures a call of the same solver without a part of its code, in a worker of its own. */
    Measured without(Ablation part, Call call);

    /** {@return the result of a question; empty if one of its calls has no answer: other checks see to that} */
    static <T> Optional<T> ifAnswered(Supplier<Optional<T>> asking) {
        try {
            return asking.get();
        } catch (NotAcceptedException e) {
            return Optional.empty();
        }
    }

    /** {@return the seed of arguments that nobody can know beforehand; the same in all cases of a run} */
    int seed();

    /**
     * The answer of a call that was really made, and its cost.
     *
     * @param executed what the submission executed; empty where nothing is counted
     */
    record Measured(Object answer, Optional<Executed> executed) {
    }

    /** An answer whose arrays are still in the worker; if the worker has ended, the case ends. */
    interface LiveAnswer {

        /** {@return the answer as it was given} */
        Object answer();

        /** {@return the answer as it is now, after later calls} */
        Object answerNow();

        /** {@return an argument as it is now, by its index from 0} */
        Object argumentNow(int index);

        /** {@return whether the answer, which is an iterator, says that there is another element} */
        boolean hasNext();

        /** Takes the next element of the answer, which is an iterator; the worker keeps the element, too. */
        LiveAnswer next();

        /**
         * Takes an element of the answer, which is an iterator, where there must be none: empty if it threw
         * {@code NoSuchElementException}, else what it did instead.
         */
        Optional<String> unlessAtItsEnd();

        /** Overwrites the arrays of the answer, as a caller may. */
        void overwrite();
    }
}
