package nqueens.judge.worker;

import java.util.List;

/**
 * A request from the judge to a worker.
 *
 * @param instance the solver to call, 0 or 1; the worker creates each solver at its first call
 * @param number for {@link Action#CALL_REPEATED} the maximum number of repetitions; for {@link Action#ARGUMENT_NOW} the
 *     index of the argument, from 0; for {@link Action#NEXT} the number under which to keep the element; otherwise 0
 * @param kept the number under which the worker keeps the arguments and the answer of the call; 0 to keep nothing
 */
public record Request(
        Action action, int instance, String method, List<Object> arguments, int number, int kept, int most, int first,
        long steps) {

    /** The kinds of requests. */
    public enum Action {
        CALL,
        /** Call the solver again and again, and read each answer; reply with the last one. */
        CALL_REPEATED,
        /** Load the solver's classes anew, so that the solver remembers nothing, and call the solver. */
        CALL_ANEW,
        /** Do the same as CALL_ANEW, with a part of the solver cut out; a call without steps left throws an error. */
        CALL_WITHOUT,
        /** Load the solver's recording classes, and call the solver. */
        CALL_RECORDED,
        /** Read a kept answer again. */
        ANSWER_NOW,
        /** Read a kept argument again. */
        ARGUMENT_NOW,
        OVERWRITE,
        HAS_NEXT,
        /** Take the next element of a kept iterator, and keep the element as a separate answer. */
        NEXT
    }
}
