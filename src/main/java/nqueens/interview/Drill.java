package nqueens.interview;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import nqueens.judge.SettingsException;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/**
 * The catalogue of drills, each called by its twist: an exercise of the upper ladder, or a problem of its own. A new
 * drill is one constant here, its problem in {@link Catalogue}, with contract and stub, and a file of questions.
 */
public enum Drill {
    /** Some squares are blocked. */
    BLOCKED(Catalogue.BLOCKED),
    /** The first queens are given. */
    GIVEN(Catalogue.GIVEN_ROWS),
    /** Solutions count up to symmetry. */
    SYMMETRY(Catalogue.DISTINCT_SOLUTIONS),
    /** The first solution in lexicographic order. */
    FIRST(Catalogue.FIRST_SOLUTION),
    /** Diagonals wrap around. */
    TORUS(Catalogue.TORUS),
    /** Some queens stand already. */
    COMPLETION(Catalogue.COMPLETION);

    private final Problem twist;

    Drill(Problem twist) {
        this.twist = twist;
    }

    /** {@return the name that {@code -Ddrill=} takes, in lower-case letters} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return what is new in this drill: the task of its follow-up} */
    public Problem twist() {
        return twist;
    }

    /** Three tasks that all drills have, questions about them, the twist, and questions about that. */
    List<Stage> stages() {
        return List.of(
                new Stage.Coding(Catalogue.ONE_SOLUTION),
                new Stage.Coding(Catalogue.ALL_SOLUTIONS),
                new Stage.Coding(Catalogue.SOLUTION_COUNT),
                new Stage.Talking("questions", Question.of("common")),
                new Stage.Coding(twist),
                new Stage.Talking("questions about the twist", Question.of(id())));
    }

    /** Finds a drill by the value of {@code -Ddrill=}. */
    static Drill parsed(String value) {
        return Arrays.stream(values()).filter(drill -> drill.id().equals(value)).findFirst()
                .orElseThrow(() -> new SettingsException("-Ddrill=" + value + ": no such drill; there are "
                        + Arrays.stream(values()).map(Drill::id).collect(Collectors.joining(", "))));
    }
}
