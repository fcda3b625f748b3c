package nqueens.problem;

/**
 * The hints on an exercise. Every exercise has hints on the same three subjects in the same order, so a mistake
 * usually has the same hint in all exercises.
 */
public enum Hint {
    /** How to tell whether a square is safe in the exercise's representation. */
    SAFE_SQUARE,
    /** How the search tries every square of a row, goes down, and goes back up. */
    SEARCH,
    /** The answer: new arrays, the count, nothing kept from earlier calls, and the rejection of an invalid n. */
    ANSWER;

    /** {@return the number in the heading of the hint: 1 to 3} */
    public int number() {
        return ordinal() + 1;
    }
}
