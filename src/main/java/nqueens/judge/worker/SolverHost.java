package nqueens.judge.worker;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Calls a submission's solver and says what came of it, whatever the solver does short of ending the
 * JVM or never coming back.
 */
public final class SolverHost {

    private static final int MAX_TEXT = 300;
    private static final int MAX_FRAMES = 4;
    /** So many frames at the end of an overflown stack differ from run to run. */
    private static final int CHANCE = 32;
    private static final int INSTANCES = 2;

    private final String className;
    private final ClassLoader loader;
    private final Object[] solvers = new Object[INSTANCES];

    /**
     * Creates a host; nothing of the submission is loaded yet.
     *
     * @param className the solver's class
     * @param loader what loads it
     */
    public SolverHost(String className, ClassLoader loader) {
        this.className = className;
        this.loader = loader;
    }

    /**
     * Makes one call.
     *
     * @param request the call
     * @return what came of it
     */
    public Reply answer(Request request) {
        try {
            int instance = request.instance() == 0 ? 0 : 1;
            if (solvers[instance] == null) {
                String missing = missing(request.method().contract());
                if (missing != null) {
                    return new Reply.NoSolver(missing);
                }
                solvers[instance] = created();
            }
            return call(solvers[instance], request);
        } catch (Throwable e) {
            return threw(e);
        }
    }

    private Class<?> solverClass() throws ClassNotFoundException {
        return Class.forName(className, false, loader);
    }

    private Object created() throws Throwable {
        try {
            return solverClass().getConstructor().newInstance();
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private String missing(String contract) throws ClassNotFoundException {
        String simpleName = className.substring(className.lastIndexOf('.') + 1);
        Class<?> solver;
        try {
            solver = solverClass();
        } catch (ClassNotFoundException e) {
            return "there is no class ".concat(className);
        }
        if (!Modifier.isPublic(solver.getModifiers())) {
            return simpleName.concat(" is not public: write 'public class ").concat(simpleName).concat("'");
        }
        if (!Class.forName(contract, false, SolverHost.class.getClassLoader()).isAssignableFrom(solver)) {
            return simpleName.concat(" does not implement ").concat(contract);
        }
        if (Modifier.isAbstract(solver.getModifiers())) {
            return simpleName.concat(" is abstract");
        }
        for (Constructor<?> constructor : solver.getConstructors()) {
            if (constructor.getParameterCount() == 0) {
                return null;
            }
        }
        return simpleName.concat(" has no public constructor without parameters");
    }

    private static Reply call(Object solver, Request request) {
        if (request.method() == Request.Method.COUNT) {
            return new Reply.Count(((QueensSolver) solver).count(request.n()));
        }
        if (request.method() != Request.Method.SOLVE) {
            return DrillCall.answer(solver, request);
        }
        List<int[]> answer = ((QueensSolver) solver).solve(request.n());
        if (answer == null) {
            return new Reply.Placements(null);
        }
        List<int[]> copies = new ArrayList<>();
        int room = request.mostBytes() / Integer.BYTES;
        for (int[] placement : answer) {
            int ints = placement == null ? 1 : placement.length + 1;
            if (ints > room) {
                return new Reply.TooLong(copies.size());
            }
            room -= ints;
            copies.add(placement == null ? null : placement.clone());
        }
        if (request.spoil()) {
            for (int[] placement : answer) {
                if (placement != null) {
                    Arrays.fill(placement, -1);
                }
            }
        }
        return new Reply.Placements(copies);
    }

    private Reply threw(Throwable thrown) {
        Throwable cause = thrown;
        // the error itself, no subclass: a submission's own getCause might do anything
        if (thrown.getClass() == ExceptionInInitializerError.class && thrown.getCause() != null) {
            cause = thrown.getCause();
        }
        return new Reply.Threw(kind(cause), text(cause), frames(cause));
    }

    private static Reply.Kind kind(Throwable thrown) {
        if (thrown instanceof NotStartedException) {
            return Reply.Kind.NOT_STARTED;
        }
        if (thrown instanceof IllegalArgumentException) {
            return Reply.Kind.ILLEGAL_ARGUMENT;
        }
        if (thrown instanceof OutOfMemoryError) {
            return Reply.Kind.OUT_OF_MEMORY;
        }
        return thrown instanceof StackOverflowError ? Reply.Kind.STACK_OVERFLOW : Reply.Kind.OTHER;
    }

    private static String text(Throwable thrown) {
        String text;
        try {
            text = String.valueOf(thrown.toString());
        } catch (Throwable e) {
            text = thrown.getClass().getName();
        }
        return cut(text);
    }

    private List<String> frames(Throwable thrown) {
        try {
            StackTraceElement[] trace = thrown.getStackTrace();
            // where the stack ends is chance; what recurs above it is the same in every run
            Collection<String> frames = thrown instanceof StackOverflowError
                    ? own(Arrays.copyOfRange(trace, Math.min(CHANCE, trace.length), trace.length), new TreeSet<>())
                    : own(trace, new ArrayList<>());
            return new ArrayList<>(frames).subList(0, Math.min(MAX_FRAMES, frames.size()));
        } catch (Throwable e) {
            return List.of();
        }
    }

    private Collection<String> own(StackTraceElement[] trace, Collection<String> frames) {
        String packagePrefix = className.substring(0, className.lastIndexOf('.') + 1);
        for (StackTraceElement frame : trace) {
            if (frame.getClassName().startsWith(packagePrefix)) {
                String text = frame.toString();
                frames.add(cut(text.substring(text.lastIndexOf('/') + 1)));
            }
        }
        return frames;
    }

    private static String cut(String text) {
        return text.length() <= MAX_TEXT ? text : text.substring(0, MAX_TEXT).concat("...");
    }
}
