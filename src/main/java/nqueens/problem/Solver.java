package nqueens.problem;

import java.util.Optional;

/**
 * The solver of a submission as a case sees it: a call gives an answer, or ends the case with a
 * {@link NotAcceptedException}. An answer is of the type that the contract's method returns (a number in its box; of an
 * iterator a list of its first elements) and is not judged here: it may be null, hold nulls, be too long or too short.
 */
public interface Solver {

    /**
     * Asks once: the same call has the same answer afterwards, and what was thrown in its place is thrown again.
     *
     * @throws NotAcceptedException if there is none
     */
    Object answer(Call call);

    /**
     * Asks, however often it was asked before; the answer comes with what is needed to look at it again later.
     *
     * @throws NotAcceptedException if there is none
     */
    LiveAnswer ask(Call call);

    /**
     * Asks again and again, as often as is said or until that has taken some million steps, once at least. Nobody keeps
     * these answers.
     *
     * @throws NotAcceptedException if one of them is none
     */
    void repeat(Call call, int times);

    /**
     * Makes a call with a bad argument, which must be refused: empty if it threw {@code IllegalArgumentException}, else
     * what it did instead.
     *
     * @throws NotAcceptedException if the call neither returned nor threw, or is still the stub
     */
    Optional<String> unlessRefused(Call call);

    /**
     * Asks a solver that remembers nothing of any call, and measures what that took: its classes are loaded anew. The
     * same call is measured once.
     *
     * @throws NotAcceptedException if there is none
     */
    Measured measured(Call call);

    /** {@return from what number arguments are drawn that nobody knows beforehand; the same in all cases of a run} */
    int seed();

    /**
     * What a call answered that nothing was remembered for, and what it took.
     *
     * @param executed what the submission executed; empty where nothing is counted
     */
    record Measured(Object answer, Optional<Executed> executed) {
    }

    /** An answer whose arrays the worker still has. */
    interface LiveAnswer {

        /** {@return the answer as it was given} */
        Object answer();

        /**
         * {@return what the answer is now, after the calls that were made since}
         *
         * @throws NotAcceptedException if the worker has ended
         */
        Object answerNow();

        /**
         * {@return what an argument is now, by its index from 0}
         *
         * @throws NotAcceptedException if the worker has ended
         */
        Object argumentNow(int index);

        /**
         * {@return whether the answer, which is an iterator, says that there is another element}
         *
         * @throws NotAcceptedException if it said nothing, or the worker has ended
         */
        boolean hasNext();

        /**
         * Takes the next element of the answer, which is an iterator; the element is kept as the answer is.
         *
         * @throws NotAcceptedException if there is none, or the worker has ended
         */
        LiveAnswer next();

        /**
         * Takes an element of the answer, which is an iterator, where there must be none: empty if it threw
         * {@code NoSuchElementException}, else what it did instead.
         *
         * @throws NotAcceptedException if it neither returned nor threw
         */
        Optional<String> unlessAtItsEnd();

        /**
         * Overwrites the arrays of the answer, as its owner may.
         *
         * @throws NotAcceptedException if the worker has ended
         */
        void overwrite();
    }
}
