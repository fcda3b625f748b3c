package nqueens.problem;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * The solver of a submission as a case sees it: a call gives an answer, or ends the case with a
 * {@link NotAcceptedException}. An answer is of the type that the contract's method returns (a number in its box; of an
 * iterator a list of its first elements) and is not judged here: it may be null, hold nulls, be too long or too short.
 */
public interface Solver {

    /** Asks once: the same call has the same answer afterwards, and what was thrown in its place is thrown again. */
    Object answer(Call call);

    /** Asks, however often it was asked before; the answer comes with what is needed to look at it again later. */
    LiveAnswer ask(Call call);

    /**
     * Asks again and again, as often as is said or until that has taken two million steps, once at least. Nobody keeps
     * these answers.
     */
    void repeat(Call call, int times);

    /**
     * Makes a call with a bad argument, which must be refused: empty if it threw {@code IllegalArgumentException}, else
     * what it did instead. Only what neither returned nor threw, or is still the stub, ends the case.
     */
    Optional<String> unlessRefused(Call call);

    /**
     * Asks a solver that remembers nothing of any call, and measures what that took: its classes are loaded anew. The
     * same call is measured once.
     */
    Measured measured(Call call);

    /** {@return what calls tell; empty where one of them has no answer: it tells nothing, and has checks of its own} */
    static <T> Optional<T> ifAnswered(Supplier<Optional<T>> asking) {
        try {
            return asking.get();
        } catch (NotAcceptedException e) {
            return Optional.empty();
        }
    }

    /** {@return from what number arguments are drawn that nobody knows beforehand; the same in all cases of a run} */
    int seed();

    /**
     * The answer of a call that was really made, and its cost.
     *
     * @param executed what the submission executed; empty where nothing is counted
     */
    record Measured(Object answer, Optional<Executed> executed) {
    }

    /** An answer whose arrays the worker still has; where that has ended, the case ends. */
    interface LiveAnswer {

        /** {@return the answer as it was given} */
        Object answer();

        /** {@return what the answer is now, after the calls that were made since} */
        Object answerNow();

        /** {@return what an argument is now, by its index from 0} */
        Object argumentNow(int index);

        /** {@return whether the answer, which is an iterator, says that there is another element} */
        boolean hasNext();

        /** Takes the next element of the answer, which is an iterator; the element is kept as the answer is. */
        LiveAnswer next();

        /**
         * Takes an element of the answer, which is an iterator, where there must be none: empty if it threw
         * {@code NoSuchElementException}, else what it did instead.
         */
        Optional<String> unlessAtItsEnd();

        /** Overwrites the arrays of the answer, as its owner may. */
        void overwrite();
    }
}
