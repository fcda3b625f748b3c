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
import java.util.function.Supplier;


/**
 * A problem to solve: a contract, a class that must implement the contract, and the checks that judge the class.
 * {@code Catalogue} declares all problems.
 *
 * @param id the name in reports and settings: lower-case letters, digits and hyphens
 * @param sample a small call that shows the search; empty for a class of tests
 * @param harness implements the contract in place of the class; empty if the class itself does
 * @param kills returns the faulty solvers that the tests catch, or empty if the problem asks for no tests; called after
 *     the checks; throws a {@link NotAcceptedException} if the tests can't run
 * @param hints hints that replace the default ones, by kind of mistake
 */
public record Problem(String id, SolverClass solver, Class<?> contract, Category category,
        Supplier<List<Check>> checkSupplier, Optional<Call> speed, Optional<Call> sample, Optional<Harness> harness,
        Function<Solver, Optional<KillMatrix>> kills, Map<String, String> instead, Map<Fault.Kind, Hint> hints) {

    /** The category of a problem, which decides where it is judged, and whether it is graded. */
    public enum Category {
        /** An exercise in {@code exercises/}: graded unless a points file says otherwise. */
        CORE,
        /** An exercise on the upper ladder: graded only if a points file says so; otherwise judged if begun. */
        UPPER,
        /** A problem of an interview: judged if it was begun. */
        DRILL
    }

    /**
     * Declares a problem; {@code className} is the class to write. The id is also the name of an exercise's folder and
     * package; drills share a package.
     */
    public static Builder of(Category category, String id, String className, Class<?> contract) {
        String folder = category == Category.DRILL ? "drill" : id;
        return new Builder(id, new SolverClass(folder, className), contract, category);
    }

    /** Builds a problem from its declaration. */
    public static final class Builder {

        private final String id;
        private final SolverClass solver;
        private final Class<?> contract;
        private final Category category;
        private Supplier<List<Check>> checks = List::of;
        private Optional<Call> speed = Optional.empty();
        private Optional<Call> sample = Optional.empty();
        private Optional<Harness> harness = Optional.empty();
        private Function<Solver, Optional<KillMatrix>> kills = solver -> Optional.empty();
        private final Map<String, String> instead = new HashMap<>();
        private final Map<Fault.Kind, Hint> hints = new EnumMap<>(Fault.Kind.class);

        private Builder(String id, SolverClass solver, Class<?> contract, Category category) {
            this.id = id;
            this.solver = solver;
            this.contract = contract;
            this.category = category;
        }

        /** Sets the supplier of the checks, which are in the order of judging. */
        public Builder checks(Supplier<List<Check>> making) {
            checks = making;
            return this;
        }

        /** Sets a small call that shows the search, with its dead ends. */
        public Builder sample(Call call) {
            sample = Optional.of(call);
            return this;
        }

        /** Declares a class of tests, run by a harness; a function determines which faulty solvers the tests catch. */
        public Builder runBy(Harness given, Function<Solver, KillMatrix> catching) {
            harness = Optional.of(given);
            kills = solver -> Optional.of(catching.apply(solver));
            return this;
        }

        /** Sets the call that must be fast; reports show how its steps grow with the first argument n. */
        public Builder speed(Call call) {
            speed = Optional.of(call);
            return this;
        }

        /** Sets a hint that replaces the default one for some kinds of mistakes. */
        public Builder hint(Hint hint, Fault.Kind... kinds) {
            List.of(kinds).forEach(kind -> hints.put(kind, hint));
            return this;
        }

        /** Sets the advice to learners who hand in this class, named without its package, instead of the solver. */
        public Builder instead(String className, String advice) {
            instead.put(className, advice);
            return this;
        }

        /** {@return the problem} */
        public Problem build() {
            return new Problem(id, solver, contract, category, checks, speed, sample, harness, kills,
                    Map.copyOf(instead), Map.copyOf(hints));
        }
    }

    /** {@return whether the problem is graded unless a points file says otherwise} */
    public boolean isCore() {
        return category == Category.CORE;
    }

    /** {@return whether the problem has a folder in {@code exercises/}, with a stub, a statement and hints} */
    public boolean isExercise() {
        return category != Category.DRILL;
    }

    /** {@return new checks, in the order of judging; different runs share no cases} */
    public List<Check> checks() {
        return checkSupplier.get();
    }

    /** {@return the first thing that a learner writes, such as {@code solve(n)} or "a test"} */
    public String firstMethod() {
        return sample.map(call -> signature(call.method())).orElse("a test");
    }

    /** {@return a method of the contract as shown to people, such as {@code solve(n)} or {@code place(n, ...)}} */
    public String signature(String method) {
        return method + declared(method).map(each -> each.getParameterTypes()[0] != int.class ? "(...)"
                        : each.getParameterCount() > 1 ? "(n, ...)" : "(n)").orElse("(n)");
    }

    /** {@return a call as shown to people; for a class of tests, words in place of the call} */
    public String words(Call call) {
        return harness.isPresent() ? "your class of tests" : call.toString();
    }

    /** {@return the name of the problem's class in the suite, for {@code -Dtest=}, such as {@code BitmaskTest}} */
    public String suiteName() {
        return isExercise() ? solver.simpleName().replaceFirst("(Queens|Test)?$", "Test") : "DrillsTest";
    }

    /** {@return the hint for a kind of mistake, or empty if no hint helps} */
    public Optional<Hint> hint(Fault.Kind kind) {
        return Optional.ofNullable(hints.get(kind)).or(kind::hint);
    }

    /** {@return advice on a class with this simple name, if it was handed in instead of the solver} */
    public Optional<String> instead(String className) {
        return Optional.ofNullable(instead.get(className));
    }

    /** {@return the return type of a called method, as the contract declares it} */
    public Type returnType(Call call) {
        return declared(call.method()).map(Method::getGenericReturnType).orElseThrow(
                () -> new IllegalArgumentException(contract.getName() + " has no method " + call.method()));
    }

    private Optional<Method> declared(String method) {
        return Arrays.stream(contract.getMethods()).filter(each -> each.getName().equals(method)).findFirst();
    }

    @Override
    public String toString() {
        return id;
    }
}
