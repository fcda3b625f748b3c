package nqueens.grading;

/** Which submissions of a class are judged. */
enum Freshness {
    /** Those that were not judged before, or have changed since. */
    WHAT_HAS_CHANGED,
    /** All. */
    EVERYTHING
}
