package nqueens.problem;

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

/**
 * A solver that answers as a test says, without a worker: what it throws is thrown, but for a refusal. What it
 * executes is not counted, unless a test says so.
 */
class ScriptedSolver implements Solver {

    private final Function<Call, Object> script;
    private final Function<Call, Executed> executed;
    private final Map<Call, Object> answers = new HashMap<>();

    ScriptedSolver(Function<Call, Object> script) {
        this(script, call -> null);
    }

    /** A solver that is metered: what it executes in a call is said, too. */
    ScriptedSolver(Function<Call, Object> script, Function<Call, Executed> executed) {
        this.script = script;
        this.executed = executed;
    }

    /** What is wrong with the first case of a check that is not passed, below its name; empty if all are. */
    static String fault(Problem problem, String check, Function<Call, Object> script) {
        return fault(script, FreshChecks.of(problem).stream().filter(each -> each.id().equals(check))
                .flatMap(each -> each.cases().stream()).toArray(Case[]::new));
    }

    /** What is wrong with one case of a problem, below its name; empty if it is passed. */
    static String faultOf(Problem problem, String name, Object answer) {
        return fault(call -> answer, FreshChecks.of(problem).stream().flatMap(each -> each.cases().stream())
                .filter(each -> each.name().equals(name)).findFirst().orElseThrow());
    }

    static String fault(Function<Call, Object> script, Case... cases) {
        ScriptedSolver solver = new ScriptedSolver(script);
        return Stream.of(cases).flatMap(each -> each.fault().apply(solver).map(fault -> each + "\n" + fault).stream())
                .findFirst().orElse("");
    }

    @Override
    public Object answer(Call call) {
        return ((Optional<?>) answers.computeIfAbsent(call, key -> Optional.ofNullable(ask(key).answer())))
                .orElse(null);
    }

    @Override
    public Kept ask(Call call) {
        Object[] arguments = call.arguments().stream().map(ScriptedSolver::copy).toArray();
        Call own = Call.of(call.method(), arguments).within(call.allowance());
        return kept(call, script.apply(call.instance() == 0 ? own : own.ofSecondInstance()), arguments);
    }

    private static Kept kept(Call call, Object live, Object... arguments) {
        Object given = live instanceof Iterator<?> iterator ? taken(iterator, call.allowance().first()) : copy(live);
        return new Kept() {
            @Override
            public Object answer() {
                return given;
            }

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
            public Kept next() {
                return kept(call, ((Iterator<?>) live).next());
            }

            @Override
            public Optional<String> unlessAtItsEnd() {
                try {
                    return Optional.of("returned " + ((Iterator<?>) live).next());
                } catch (NoSuchElementException e) {
                    return Optional.empty();
                }
            }

            @Override
            public void overwrite() {
                (live instanceof List<?> list ? list : List.of(live)).forEach(
                        element -> Arrays.fill((int[]) element, -1));
            }
        };
    }

    @Override
    public Optional<String> unlessRefused(Call call) {
        try {
            return Optional.of("returned " + ask(call).answer());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Override
    public int seed() {
        return 0;
    }

    @Override
    public Measured measured(Call call) {
        return new Measured(ask(call).answer(), Optional.ofNullable(executed.apply(call)));
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
