package nqueens.problem;

/**
 * The hints in an exercise's README, from gentle to strong. Every exercise has these three, on the same
 * subjects in the same order, so that a mistake leads to a hint by its kind.
 */
public enum Hint {
    /** Whether a square is safe, by what the exercise keeps of a position. */
    SAFE_SQUARE,
    /** How the search tries every square of a row, goes down, and goes back up. */
    SEARCH,
    /** The answer itself: new arrays, the count, nothing of earlier calls, a refusal of bad n. */
    ANSWER;

    /** {@return the hint's number, as its heading has it: 1 to 3} */
    public int number() {
        return ordinal() + 1;
    }
}
