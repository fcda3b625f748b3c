package nqueens.judge;

import java.util.Arrays;

/**
 * The named parts of the suite, in the order in which they are judged; together they are worth 100
 * points an exercise.
 */
public enum Check {
    /** The exact solutions of the four smallest boards. */
    SMALL_BOARDS("small-boards", "n = 1 to 4: the exact solutions", 10),
    /** Every placement given is a solution. */
    VALID_PLACEMENTS("valid-placements", "every placement is a solution, n up to 8", 15),
    /** Every solution is given, and once. */
    COMPLETE("complete", "all the solutions, none twice, n up to 8", 20),
    /** The counts are the known ones. */
    COUNT("count", "count(n) is right, n up to 10", 15),
    /** Bad arguments, shared arrays, repeated and mixed calls. */
    ROBUST("robust", "bad n; nothing is shared or kept between calls", 15),
    /** The representation that the exercise asks for. */
    APPROACH("approach", "the representation asked for, and no table", 10),
    /** The exercise's own n within its limit of CPU time. */
    SPEED("speed", "a larger n within the time limit", 15);

    private final String id;
    private final String title;
    private final int points;

    Check(String id, String title, int points) {
        this.id = id;
        this.title = title;
        this.points = points;
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

    /**
     * Gives what the check is worth where it is accepted.
     *
     * @return points, above 0
     */
    public int points() {
        return points;
    }

    /**
     * Gives what an exercise is worth.
     *
     * @return the sum of the points of all checks
     */
    public static int maxPoints() {
        return Arrays.stream(values()).mapToInt(Check::points).sum();
    }
}
