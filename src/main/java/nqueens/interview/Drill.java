package nqueens.interview;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import nqueens.interview.Stage.Coding;
import nqueens.interview.Stage.Given;
import nqueens.interview.Stage.Talking;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/**
 * The catalogue of drills. One is an opening, a twist and talks about both; or a solver that somebody else has written,
 * to mend or to read. A new drill is one constant here, and for a problem that no drill had a section in each of the
 * interviewer's texts.
 */
public enum Drill {
    /** Some squares are blocked. */
    BLOCKED(1, Catalogue.SOLUTION_COUNT, Catalogue.BLOCKED),
    /** The first solution in lexicographic order. */
    FIRST(1, Catalogue.ALL_SOLUTIONS, Catalogue.FIRST_SOLUTION),
    /** Pieces that move as queen and knight. */
    SUPERQUEENS(1, Catalogue.ALL_SOLUTIONS, Catalogue.SUPERQUEENS),
    /** Diagonals wrap around. */
    TORUS(2, Catalogue.SOLUTION_COUNT, Catalogue.TORUS),
    /** Some queens stand already. */
    COMPLETION(2, Catalogue.ONE_SOLUTION, Catalogue.COMPLETION),
    /** Solutions count up to symmetry. */
    SYMMETRY(2, Catalogue.SOLUTION_COUNT, Catalogue.SYMMETRY),
    /** What is taken, in bits. */
    BITS(2, Catalogue.ALL_SOLUTIONS, Catalogue.BITMASK),
    /** The solver is accepted, and now its tests are wanted. */
    TESTS(2, Catalogue.ALL_SOLUTIONS, Catalogue.TESTS),
    /** Solutions one at a time, without recursion. */
    LAZY(3, Catalogue.ONE_SOLUTION, Catalogue.LAZY),
    /** One solution for a million queens. */
    MILLION(3, Catalogue.ONE_SOLUTION, Catalogue.MILLION),
    /** Counting by halves. */
    HALVES(3, Catalogue.SOLUTION_COUNT, Catalogue.HALVES),
    /** A diagonal is forgotten. */
    MEND_DIAGONAL(1, mend("one-diagonal", Catalogue.ALL_SOLUTIONS, true)),
    /** A mark is not taken back. */
    MEND_MARK(1, mend("never-back", Catalogue.SOLUTION_COUNT, true)),
    /** A list is used again. */
    MEND_LIST(2, mend("list-cleared", Catalogue.ALL_SOLUTIONS, false)),
    /** A step back takes back another mark. */
    MEND_STEP(3, mend("step-back", Catalogue.FIRST_SOLUTION, false)),
    /** A list that is not copied. */
    READ_BOARD(1, read("shared", Catalogue.ALL_SOLUTIONS)),
    /** A field that counts on. */
    READ_COUNT(2, read("counter", Catalogue.SOLUTION_COUNT)),
    /** Half of the work. */
    READ_HALF(3, read("half", Catalogue.SOLUTION_COUNT));

    /** The plan of a whole interview: minutes to think, to write, to talk, for the twist, and to talk about that. */
    private static final int THINKING = 5;
    private static final int WRITING = 25;
    private static final int TALKING = 5;
    private static final int TWIST = 8;
    private static final int LAST = 2;
    private static final int BY_ITSELF = 10;

    private final int level;
    private final List<Stage> stages;
    /** How many stages the opening has, with the talk about it. */
    private final int opening;

    Drill(int level, Problem opening, Problem twist) {
        this.level = level;
        this.opening = 2;
        int minutes = twist == Catalogue.TESTS ? BY_ITSELF : TWIST;
        this.stages = List.of(
                new Coding(Task.of(opening).title(), THINKING, THINKING + WRITING, opening, Optional.empty(), false),
                new Talking("questions", TALKING, "any", 2, Optional.empty()),
                new Coding(Task.of(twist).title(), 1, minutes, twist, Optional.empty(), false),
                new Talking("questions about the twist", LAST, twist.id(), 1, Optional.empty()));
    }

    Drill(int level, List<Stage> stages) {
        this.level = level;
        this.opening = 0;
        this.stages = stages;
    }

    private static List<Stage> mend(String solver, Problem problem, boolean isTold) {
        return List.of(
                new Coding("mend this solver", 2, BY_ITSELF, problem, Optional.of(new Given(solver, problem)), isTold),
                new Talking("questions", TALKING, "mend", 1, Optional.empty()),
                new Talking("more questions", TALKING, "any", 2, Optional.empty()));
    }

    private static List<Stage> read(String solver, Problem problem) {
        return List.of(
                new Talking("read this solver", BY_ITSELF, "read-" + solver, Integer.MAX_VALUE,
                        Optional.of(new Given(solver, problem))),
                new Talking("questions", TALKING, "any", 2, Optional.empty()));
    }

    /** {@return the name that {@code -Ddrill=} takes, in lower-case letters and hyphens} */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@return how hard it is, 1 to 3} */
    public int level() {
        return level;
    }

    /** {@return what is new in this drill: the last problem that it has; empty if nothing is written in it} */
    public Optional<Problem> twist() {
        return stages.stream().filter(Coding.class::isInstance).map(stage -> ((Coding) stage).problem())
                .reduce((first, second) -> second);
    }

    /** Whether it has an opening, which can be left out. */
    boolean hasOpening() {
        return opening > 0;
    }

    /** {@return what it is about, in a few words} */
    public String title() {
        return !hasOpening() ? stages.get(0).title() : Task.of(twist().orElseThrow()).title();
    }

    /** {@return its stages, in order; {@code isFromTwist} leaves out the opening, where there is one} */
    List<Stage> stages(boolean isFromTwist) {
        return new ArrayList<>(stages.subList(isFromTwist ? opening : 0, stages.size()));
    }

    /** Finds a drill by the value of {@code -Ddrill=}. */
    static Drill parsed(String value) {
        return find(value).orElseThrow(() -> new SettingsException("-Ddrill=" + value
                + ": no such drill; there are " + Arrays.stream(values()).map(Drill::id)
                        .collect(Collectors.joining(", "))));
    }

    /** Finds a drill by its id. */
    static Optional<Drill> find(String id) {
        return Arrays.stream(values()).filter(drill -> drill.id().equals(id)).findFirst();
    }
}
