package nqueens.problem;

/** What a source can be made of, as far as the {@link Approach} of an exercise cares. */
public enum Feature {
    /** An array of arrays, declared, created or used. */
    TWO_DIMENSIONAL_ARRAY,
    /** An array of boolean. */
    BOOLEAN_ARRAY,
    /** A {@code java.util.Set}, of whatever kind. */
    SET,
    /** A {@code java.util.BitSet}. */
    BIT_SET,
    /** A shift of an int or a long, to either side. */
    SHIFT,
    /** A bitwise and, or, exclusive or, or complement of an int or a long. */
    MASK
}
