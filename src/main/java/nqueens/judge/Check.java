package nqueens.judge;

/** The named parts of the suite, in the order in which they are judged; {@link Points} says what each is worth. */
public enum Check {
    /** The exact solutions of the four smallest boards. */
    SMALL_BOARDS("small-boards", "n = 1 to 4: the exact solutions"),
    /** Every placement given is a solution. */
    VALID_PLACEMENTS("valid-placements", "every placement is a solution, n up to 8"),
    /** Every solution is given, and once. */
    COMPLETE("complete", "all the solutions, none twice, n up to 8"),
    /** The counts are the known ones. */
    COUNT("count", "count(n) is right, n up to 10"),
    /** Bad arguments, shared arrays, repeated and mixed calls. */
    ROBUST("robust", "bad n; nothing is shared or kept between calls"),
    /** The representation that the exercise asks for. */
    APPROACH("approach", "the representation asked for, and no table"),
    /** The exercise's own n within its limit of CPU time. */
    SPEED("speed", "a larger n within the time limit");

    private final String id;
    private final String title;

    Check(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /**
     * Gives the name used in reports.
     *
     * @return lower case, with hyphens
     */
    public String id() {
        return id;
    }

    /**
     * Gives what the check asks, for people.
     *
     * @return a phrase of at most 50 characters
     */
    public String title() {
        return title;
    }
}
