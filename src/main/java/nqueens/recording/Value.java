package nqueens.recording;

/**
 * A value as a recording has it.
 *
 * @param number the int; of a boolean 0 or 1; of an array its number; else 0
 */
public record Value(Kind kind, int number) {

    /** What a value is; the numbers of the constants are those of the page's data. */
    public enum Kind {
        /** Something that is not recorded. */
        OTHER,
        /** A whole number that an {@code int} can hold. */
        INT,
        /** A truth value. */
        BOOLEAN,
        /** An array that was met before. */
        ARRAY,
        /** No object. */
        NULL
    }
}
