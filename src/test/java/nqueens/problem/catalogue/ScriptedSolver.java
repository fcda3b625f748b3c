package nqueens.problem.catalogue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.problem.Ablation;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.problem.Profile;
import nqueens.problem.Solver;
import nqueens.problem.Solver.ProfiledAnswer;

/**
 * A solver that answers as a test says, without a worker: what it throws is thrown, but for a refusal. What it
 * executes is not counted, unless a test says so.
 */
public class ScriptedSolver implements Solver {

    private final Function<Call, Object> script;
    private final Function<Call, Profile> profile;
    private final Map<Call, Object> answers = new HashMap<>();
    private Ablation.Cut cut;

    /** Counts nothing of what it executes. */
    public ScriptedSolver(Function<Call, Object> script) {
        this(script, call -> null);
    }

    /** Is metered: what it executes in a call is said, too. */
    public ScriptedSolver(Function<Call, Object> script, Function<Call, Profile> profile) {
        this.script = script;
        this.profile = profile;
    }

    @Override
    public ProfiledAnswer profiledWithout(Ablation.Cut part, Call call) {
        cut = part;
        return profiled(Call.of(cut.part().name(), call.arguments().toArray())
                .within(call.limits().taking((int) cut.most())));
    }

    /** {@return the part that was left out last} */
    public Ablation.Cut cut() {
        return cut;
    }

    /** Answers as the reference solution of an exercise does. */
    static Function<Call, Object> reference(Problem problem) {
        return call -> {
            try {
                Object solver = Class.forName(problem.solver().name()).getConstructor().newInstance();
                Method method = Stream.of(problem.contract().getMethods())
                        .filter(each -> each.getName().equals(call.method())).findFirst()
                        // a call without a part comes to no end
                        .orElseThrow(() -> new NotAcceptedException(Kind.STEPS, NotAcceptedException.Scope.CHECK, ""));
                return method.invoke(solver, call.arguments().toArray());
            } catch (InvocationTargetException e) {
                throw (RuntimeException) e.getCause();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        };
    }

    /** Counts as a test says, for n = 1, 2 and so on, and comes to no end for a larger n. */
    static ScriptedSolver counting(String counts) {
        long[] answers = Arrays.stream(counts.split(" ")).mapToLong(Long::parseLong).toArray();
        return new ScriptedSolver(call -> {
            if (call.n() > answers.length) {
                throw new NotAcceptedException(Kind.STEPS, NotAcceptedException.Scope.CHECK, "too many");
            }
            return answers[call.n() - 1];
        });
    }

    /** The cases of a check, made anew: mutation testing changes a class when those of the catalogue are long made. */
    static Case[] cases(Problem problem, String check) {
        return problem.checks().stream().filter(each -> each.id().equals(check))
                .flatMap(each -> each.cases().stream()).toArray(Case[]::new);
    }

    /** What is wrong with the first case of a check that is not passed, below its name; empty if all are. */
    static String fault(Problem problem, String check, Function<Call, Object> script) {
        return new ScriptedSolver(script).fault(cases(problem, check));
    }

    /** What is wrong with the first case that is not passed, below its name; empty if all are. */
    String fault(Case... cases) {
        return Stream.of(cases).flatMap(each -> each.fault().apply(this).map(fault -> each + "\n" + fault).stream())
                .findFirst().orElse("");
    }

    @Override
    public Object answer(Call call) {
        return ((Optional<?>) answers.computeIfAbsent(call, key -> Optional.ofNullable(liveAnswer(key).answer())))
                .orElse(null);
    }

    @Override
    public LiveAnswer liveAnswer(Call call) {
        Object[] arguments = call.arguments().stream().map(ScriptedSolver::copy).toArray();
        Call own = Call.of(call.method(), arguments).within(call.limits());
        return kept(call, script.apply(call.instance() == 0 ? own : own.ofSecondInstance()), arguments);
    }

    /** Asks once: what is scripted has no pool that some hundred calls would wear out. */
    @Override
    public void repeat(Call call, int times) {
        liveAnswer(call);
    }

    private static LiveAnswer kept(Call call, Object live, Object... arguments) {
        return new Given(call, live, live instanceof Iterator<?> iterator
                ? taken(iterator, call.limits().first()) : copy(live), arguments);
    }

    /** What was given, and the object that the solver still has. */
    private record Given(Call call, Object live, Object answer, Object... arguments) implements LiveAnswer {

        @Override
        public Object answerNow() {
            return copy(live);
        }

        @Override
        public Object argumentNow(int index) {
            return arguments[index];
        }

        @Override
        public boolean hasNext() {
            return ((Iterator<?>) live).hasNext();
        }

        @Override
        public LiveAnswer next() {
            return kept(call, ((Iterator<?>) live).next());
        }

        @Override
        public Optional<String> insteadOfEnd() {
            try {
                return Optional.of("returned " + ((Iterator<?>) live).next());
            } catch (NoSuchElementException e) {
                return Optional.empty();
            }
        }

        @Override
        public void overwrite() {
            (live instanceof List<?> list ? list : List.of(live)).stream().filter(int[].class::isInstance)
                    .forEach(element -> Arrays.fill((int[]) element, -1));
        }
    }

    @Override
    public Optional<String> insteadOfRefusal(Call call) {
        try {
            return Optional.of("returned " + liveAnswer(call).answer());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Override
    public int seed() {
        return 0;
    }

    @Override
    public ProfiledAnswer profiled(Call call) {
        return new ProfiledAnswer(liveAnswer(call).answer(), Optional.ofNullable(profile.apply(call)));
    }

    private static Object taken(Iterator<?> iterator, int first) {
        List<Object> taken = new ArrayList<>();
        while (taken.size() < first && iterator.hasNext()) {
            taken.add(copy(iterator.next()));
        }
        return taken;
    }

    private static Object copy(Object value) {
        if (value instanceof List<?> list) {
            List<Object> copy = new ArrayList<>();
            list.forEach(element -> copy.add(copy(element)));
            return copy;
        }
        if (value instanceof boolean[][] board) {
            return Arrays.stream(board).map(boolean[]::clone).toArray(boolean[][]::new);
        }
        if (value instanceof int[][] squares) {
            return Arrays.stream(squares).map(int[]::clone).toArray(int[][]::new);
        }
        return value instanceof int[] placement ? placement.clone() : value;
    }
}
