package nqueens.interview;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import nqueens.judge.SettingsException;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/**
 * The catalogue of drills, each called by its twist. A new drill is one constant here, its problem in
 * {@link Catalogue}, a contract, a stub, and a file of questions.
 */
public enum Drill {
    /** Some squares are blocked. */
    BLOCKED(Catalogue.BLOCKED_SQUARES),
    /** The first queens are given. */
    GIVEN(Catalogue.GIVEN_ROWS),
    /** Solutions count up to symmetry. */
    SYMMETRY(Catalogue.DISTINCT_SOLUTIONS),
    /** The first solution in lexicographic order. */
    FIRST(Catalogue.FIRST_SOLUTION),
    /** Diagonals wrap around. */
    TORUS(Catalogue.TOROIDAL_BOARD),
    /** Some queens stand already. */
    COMPLETION(Catalogue.COMPLETED_BOARD);

    private final Problem twist;

    Drill(Problem twist) {
        this.twist = twist;
    }

    /**
     * Gives the name that {@code -Ddrill=} takes.
     *
     * @return lower-case letters
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Gives what is new in this drill.
     *
     * @return the task of its follow-up
     */
    public Problem twist() {
        return twist;
    }

    /**
     * Gives the drill's parts.
     *
     * @return three tasks that all drills have, questions about them, the twist, and questions about that
     */
    public List<Stage> stages() {
        return List.of(
                new Stage.Coding(Catalogue.ONE_SOLUTION),
                new Stage.Coding(Catalogue.ALL_SOLUTIONS),
                new Stage.Coding(Catalogue.SOLUTION_COUNT),
                new Stage.Talking("questions", Questions.of("common")),
                new Stage.Coding(twist),
                new Stage.Talking("questions about the twist", Questions.of(id())));
    }

    /**
     * Finds a drill.
     *
     * @param value the value of {@code -Ddrill=}
     * @return the drill
     * @throws SettingsException if there is no such drill
     */
    public static Drill parsed(String value) {
        for (Drill drill : values()) {
            if (drill.id().equals(value)) {
                return drill;
            }
        }
        throw new SettingsException("-Ddrill=" + value + ": no such drill; there are "
                + Arrays.stream(values()).map(Drill::id).collect(Collectors.joining(", ")));
    }
}
