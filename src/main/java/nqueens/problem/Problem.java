package nqueens.problem;

import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What there is to solve: a contract, a class that must implement it, and the checks that it is judged by. A problem
 * is declared in one place, {@link Catalogue}.
 */
public final class Problem {

    /** Whoever writes it, a round of the search takes fewer steps than this. */
    private static final int STEPS_OF_A_ROUND = 100;

    private final String id;
    private final SolverClass solver;
    private final Class<?> contract;
    private Place place;
    private List<Check> checks = List.of();
    private Optional<Call> speed = Optional.empty();
    private List<Call> samples = List.of();
    private Optional<Round> round = Optional.empty();
    private Optional<Harness> harness = Optional.empty();
    private Function<Solver, Optional<Kills>> kills = solver -> Optional.empty();
    private final Map<String, String> instead = new HashMap<>();
    private final Map<Fault.Kind, Hint> hints = new EnumMap<>(Hint.standard());

    /** Where one meets a problem. */
    public enum Place {
        /** In {@code exercises/}: judged in every run, and graded. */
        CORE,
        /** In {@code exercises/}, on the upper ladder: judged where it was begun, and graded where points say so. */
        UPPER,
        /** In an interview: judged where it was begun. */
        DRILL
    }

    /** What a search does in each round of its loop, and how it makes sure that a round is the last. */
    private record Round(String advice, List<Operation> operations) {
    }

    private Problem(String id, SolverClass solver, Class<?> contract, Place place) {
        this.id = id;
        this.solver = solver;
        this.contract = contract;
        this.place = place;
    }

    /**
     * Declares an exercise, of the core unless it is moved {@link #up()}.
     *
     * @param id its name, and that of its folder and Java package
     * @param className the class to write, without the package
     * @param contract the interface that the class implements
     * @return a problem without a check
     */
    static Problem exercise(String id, String className, Class<?> contract) {
        return new Problem(id, new SolverClass(id, className), contract, Place.CORE);
    }

    /**
     * Declares a problem of an interview.
     *
     * @param id its name
     * @param className the class to write, in the package {@code drill}
     * @param contract the interface that the class implements
     * @return a problem without a check
     */
    static Problem drill(String id, String className, Class<?> contract) {
        return new Problem(id, new SolverClass("drill", className), contract, Place.DRILL);
    }

    /** Moves an exercise to the upper ladder. */
    Problem up() {
        place = Place.UPPER;
        return this;
    }

    /** Gives it checks, in the order in which they are judged; they replace those that it had. */
    Problem checks(List<Check> given) {
        checks = List.copyOf(given);
        return this;
    }

    /**
     * Gives a smallest call of each method, to tell a stub from a half of one; where no method takes n alone, one that
     * shows the search.
     */
    Problem samples(Call... calls) {
        samples = List.of(calls);
        return this;
    }

    /** Says what keeps the contract in place of the class, which keeps none. */
    Problem runBy(Harness given) {
        harness = Optional.of(given);
        return this;
    }

    /** Says what finds out which wrong solvers its tests find. */
    Problem killing(Function<Solver, Kills> given) {
        kills = solver -> Optional.of(given.apply(solver));
        return this;
    }

    /** Names the call by whose kind growth is told: the one that must be fast. */
    Problem speed(Call call) {
        speed = Optional.of(call);
        return this;
    }

    /** Gives a kind of mistake another hint than it has elsewhere. */
    Problem hint(Fault.Kind kind, Hint hint) {
        hints.put(kind, hint);
        return this;
    }

    /** Names a class that is often handed in in place of the solver, and says what to do then. */
    Problem instead(String className, String advice) {
        instead.put(className, advice);
        return this;
    }

    /** Says what makes the loop of a search end, in each of whose rounds some operations are done. */
    Problem endingBy(String advice, Operation... operations) {
        round = Optional.of(new Round(advice, List.of(operations)));
        return this;
    }

    /** {@return the name in reports and settings: lower-case letters, digits and hyphens} */
    public String id() {
        return id;
    }

    /** {@return the class to write; its package is its folder in a submission} */
    public SolverClass solver() {
        return solver;
    }

    /** {@return the interface that the class implements, or its harness} */
    public Class<?> contract() {
        return contract;
    }

    /** {@return what keeps the contract in place of the class; empty if the class does} */
    public Optional<Harness> harness() {
        return harness;
    }

    /**
     * Tells which wrong solvers tests find.
     *
     * @param solver what has the tests, once the checks have asked it
     * @return the kills; empty if no tests are asked for
     * @throws NotAcceptedException if they could not be run
     */
    public Optional<Kills> kills(Solver solver) {
        return kills.apply(solver);
    }

    /** {@return where one meets it} */
    public Place place() {
        return place;
    }

    /** {@return whether it is graded unless the points say otherwise} */
    public boolean isCore() {
        return place == Place.CORE;
    }

    /** {@return whether it has a folder in {@code exercises/}, with a stub, a statement and hints} */
    public boolean isExercise() {
        return place != Place.DRILL;
    }

    /** {@return the checks, in the order in which they are judged} */
    public List<Check> checks() {
        return checks;
    }

    /** {@return the call that must be fast, if there is one} */
    public Optional<Call> speed() {
        return speed;
    }

    /** {@return a smallest call of each method of a contract that has several; else none, or one to show} */
    public List<Call> samples() {
        return samples;
    }

    /** {@return the suite's class, as {@code -Dtest=} takes it, such as {@code BitmaskTest}} */
    public String suiteName() {
        return isExercise() ? solver.simpleName().replaceFirst("(Queens|Test)?$", "Test") : "DrillsTest";
    }

    /**
     * Finds the hint for a mistake.
     *
     * @param kind the kind of mistake
     * @return the hint, or empty if none of them helps
     */
    public Optional<Hint> hint(Fault.Kind kind) {
        return Optional.ofNullable(hints.get(kind));
    }

    /**
     * Says what to do with a class that stands in place of the solver.
     *
     * @param className its name, without a package
     * @return what to do, or empty if nothing is known of such a class
     */
    public Optional<String> instead(String className) {
        return Optional.ofNullable(instead.get(className));
    }

    /**
     * Says what a search may lack that comes to no end.
     *
     * @param executed what it has executed by now
     * @return what to do, or empty if it is another loop than that of the search
     */
    public Optional<String> endless(Executed executed) {
        return round.filter(each -> each.operations().stream().allMatch(
                operation -> executed.times(operation) * STEPS_OF_A_ROUND >= executed.steps())).map(Round::advice);
    }

    /**
     * Tells what a call returns.
     *
     * @param call a call of this contract
     * @return the type that the contract declares for the method
     * @throws IllegalArgumentException if the contract has no such method
     */
    public Type returns(Call call) {
        return Arrays.stream(contract.getMethods()).filter(method -> method.getName().equals(call.method()))
                .map(Method::getGenericReturnType).findFirst().orElseThrow(
                        () -> new IllegalArgumentException(contract.getName() + " has no method " + call.method()));
    }

    @Override
    public String toString() {
        return id;
    }
}
