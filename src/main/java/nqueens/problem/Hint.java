package nqueens.problem;

import java.util.Map;

/**
 * The hints in an exercise's README, from gentle to strong. Every exercise has these three, on the same
 * subjects in the same order, so that a mistake leads to a hint by its kind.
 */
public enum Hint {
    /** Whether a square is safe, by what the exercise keeps of a position. */
    SAFE_SQUARE,
    /** How the search tries every square of a row, goes down, and goes back up. */
    SEARCH,
    /** What the caller gets: arrays of its own, the count, nothing of earlier calls, a refusal of bad n. */
    ANSWER;

    /** The hints for mistakes that are the same in every problem; the others have none. */
    static Map<Fault.Kind, Hint> standard() {
        return Map.ofEntries(
                Map.entry(Fault.Kind.OFF_BOARD, SAFE_SQUARE), Map.entry(Fault.Kind.ATTACK, SAFE_SQUARE),
                Map.entry(Fault.Kind.UNTRIED, SAFE_SQUARE), Map.entry(Fault.Kind.REPRESENTATION, SAFE_SQUARE),
                Map.entry(Fault.Kind.MISSING, SEARCH), Map.entry(Fault.Kind.REPEATED, SEARCH),
                Map.entry(Fault.Kind.OTHER_SOLUTION, SEARCH), Map.entry(Fault.Kind.STEPS, SEARCH),
                Map.entry(Fault.Kind.CPU_TIME, SEARCH),
                Map.entry(Fault.Kind.TOO_LONG, SEARCH), Map.entry(Fault.Kind.STACK_OVERFLOW, SEARCH),
                Map.entry(Fault.Kind.NULL, ANSWER), Map.entry(Fault.Kind.MALFORMED, ANSWER),
                Map.entry(Fault.Kind.SPOILED, ANSWER), Map.entry(Fault.Kind.COUNT, ANSWER),
                Map.entry(Fault.Kind.MIDDLE, ANSWER), Map.entry(Fault.Kind.BOUNDED, ANSWER),
                Map.entry(Fault.Kind.OVERFLOW, ANSWER),
                Map.entry(Fault.Kind.NOT_REFUSED, ANSWER), Map.entry(Fault.Kind.DEPENDENT, ANSWER),
                Map.entry(Fault.Kind.UNSEEN_PLACEMENT, SAFE_SQUARE), Map.entry(Fault.Kind.UNSEEN_GAP, SEARCH),
                Map.entry(Fault.Kind.UNSEEN_CALLS, ANSWER), Map.entry(Fault.Kind.FALSE_ALARM, ANSWER),
                Map.entry(Fault.Kind.TABLE, ANSWER), Map.entry(Fault.Kind.HEAP, ANSWER));
    }

    /** {@return the hint's number, as its heading has it: 1 to 3} */
    public int number() {
        return ordinal() + 1;
    }
}
