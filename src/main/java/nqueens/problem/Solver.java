package nqueens.problem;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * The solver of a submission as a case sees it. A call returns an answer, or ends the case with a {@link
 * NotAcceptedException}. An answer has the return type of its method: numbers are boxed, and an iterator becomes a list
 * of its first elements. The content is unchecked: an answer may be null, contain nulls, or be too long or too short.
 */
public interface Solver {

    /** Makes a call once; later, the same call returns the same answer, or throws the same exception again. */
    Object answer(Call call);

    /** Makes a call, even if it was made before; the case can read the answer again later. */
    LiveAnswer liveAnswer(Call call);

    /** Repeats a call up to this number of times, but stops after two million steps in total; discards the answers. */
    void repeat(Call call, int times);

    /**
     * Makes a call to see if it is refused. Returns empty if the call threw {@code IllegalArgumentException}, or else
     * a description of its behaviour. Ends the case only for a stub, or for a call that neither returned nor threw.
     */
    Optional<String> insteadOfRefusal(Call call);

    /** Profiles a call once, on a newly loaded solver, which remembers nothing. */
    ProfiledAnswer profiled(Call call);

    /** {@return the profile of a call, or empty if nothing is counted} */
    default Optional<Profile> profile(Call call) {
        return profiled(call).profile();
    }

    /** Profiles a call of the same solver, loaded anew without a part of its code. */
    ProfiledAnswer profiledWithout(Ablation.Cut part, Call call);

    /** {@return the result of some calls; empty if one of them has no answer, which other checks report} */
    static <T> Optional<T> ifAnswered(Supplier<Optional<T>> asking) {
        try {
            return asking.get();
        } catch (NotAcceptedException e) {
            return Optional.empty();
        }
    }

    /** {@return the seed of the random arguments; all cases of a run have the same seed} */
    int seed();

    /**
     * The answer of a call, and the profile of the call.
     *
     * @param profile empty if nothing is counted
     */
    record ProfiledAnswer(Object answer, Optional<Profile> profile) {
    }

    /** An answer whose arrays are still in the worker; if the worker has ended, the methods end the case. */
    interface LiveAnswer {

        /** {@return the answer as it was returned} */
        Object answer();

        /** {@return the answer as it is now, after later calls} */
        Object answerNow();

        /** {@return the argument at this index, from 0, as it is now} */
        Object argumentNow(int index);

        /** {@return the result of {@code hasNext()} of an iterator} */
        boolean hasNext();

        /** Takes the next element of an iterator; the worker keeps the element, too. */
        LiveAnswer next();

        /**
         * Calls {@code next()} at the end of an iterator. Returns empty if {@code next()} threw {@code
         * NoSuchElementException}, or else a description of the iterator's behaviour.
         */
        Optional<String> insteadOfEnd();

        /** Overwrites the arrays of the answer, as a caller may. */
        void overwrite();
    }
}
