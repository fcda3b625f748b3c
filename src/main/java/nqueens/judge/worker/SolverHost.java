package nqueens.judge.worker;

import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;

import nqueens.judge.worker.event.Events;

/**
 * Calls a submission's solver and reports the result, unless the solver ends the JVM or never returns.
 *
 * <p>The answer for an iterator is a list of its first elements. If the host keeps the iterator, the judge can also
 * call {@code hasNext} and {@code next}, even on several iterators in turn. The judge can read each element again,
 * and overwrite it.
 */
public class SolverHost {

    private static final int MAX_TEXT = 300;
    private static final int MAX_FRAMES = 4;
    /** This many frames at the end of an overflowed stack may differ from run to run. */
    private static final int CHANCE = 32;
    private static final int INSTANCES = 2;
    /** A call is no longer repeated after its repetitions have taken this many steps in total. */
    public static final int ENOUGH = 2_000_000;
    private static final int MANY_THREADS = 100;
    /** Maximum number of repetitions if steps aren't counted. */
    private static final int UNCOUNTED = 300;

    private final WorkerClasses classes;
    private ClassLoader loader;
    private final Object[] solvers = new Object[INSTANCES];
    /** The kept arguments and answers of calls, by number. */
    private final Map<Integer, Exchange> kept = new HashMap<>();

    private record Exchange(Object[] arguments, Object answer) {
    }

    /** Creates a host; no class of the solver is loaded yet. */
    public SolverHost(WorkerClasses classes) {
        this.classes = classes;
    }

    /** {@return a loader that has loaded no class of a submission yet} */
    protected ClassLoader newLoader() {
        return new SubmissionLoader(classes.files());
    }

    /**
     * Serves a request, and returns a {@link Reply} as bytes. Encodes the reply at once: a list of the submission's own
     * class may throw or change while it is read. A recorded call includes the reading of its iterator.
     */
    public byte[] answer(Request request) {
        boolean isRecorded = request.action() == Request.Action.CALL_RECORDED;
        NoInput.wasRead = false;
        if (isRecorded) {
            Events.begin();
        }
        try {
            return reply(request).encoded(request.most(), request.first());
        } catch (Throwable e) {
            return threw(e).encoded(request.most(), request.first());
        } finally {
            if (isRecorded) {
                Events.end();
            }
        }
    }

    private Reply reply(Request request) throws Throwable {
        Exchange exchange = kept.get(request.kept());
        return switch (request.action()) {
            case CALL -> called(request);
            case CALL_REPEATED -> repeated(request);
            case CALL_ANEW, CALL_WITHOUT -> {
                loader = null;
                Arrays.fill(solvers, null);
                yield called(request);
            }
            case CALL_RECORDED -> new SolverHost(new WorkerClasses(classes.solver(), classes.contract(), "",
                    classes.recorded(), Map.of(), classes.steps())).called(request);
            case ANSWER_NOW -> new Reply.Returned(exchange.answer());
            case ARGUMENT_NOW -> new Reply.Returned(exchange.arguments()[request.number()]);
            case HAS_NEXT -> new Reply.Returned(((Iterator<?>) exchange.answer()).hasNext());
            case NEXT -> {
                Object element = ((Iterator<?>) exchange.answer()).next();
                kept.put(request.number(), new Exchange(new Object[0], element));
                yield new Reply.Returned(element);
            }
            case OVERWRITE -> {
                Values.overwrite(exchange.answer());
                yield new Reply.Returned(null);
            }
        };
    }

    private Reply called(Request request) throws Throwable {
        if (loader == null) {
            loader = newLoader();
        }
        int instance = request.instance() == 0 ? 0 : 1;
        try {
            if (solvers[instance] == null) {
                Object created = created();
                if (created instanceof Reply.NoSolver) {
                    return (Reply.NoSolver) created;
                }
                solvers[instance] = created;
                if (request.first() == 0) {
                    // the constructor's steps don't count, so that answers prepared there look like those of a table
                    Counters.forget();
                }
            }
            return new Reply.Returned(call(solvers[instance], request));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Makes a call repeatedly, and reads each answer, since an iterator searches while it is read. */
    private Reply repeated(Request call) throws Throwable {
        int times = 0;
        long taken;
        Reply reply;
        do {
            reply = called(call);
            reply.encoded(call.most(), call.first());
            times++;
            taken = Counters.stepsTaken();
        } while (times < (taken == 0 ? Math.min(UNCOUNTED, call.number()) : call.number())
                && taken < ENOUGH && Thread.activeCount() < MANY_THREADS);
        return reply;
    }

    private Object call(Object solver, Request request) throws ReflectiveOperationException {
        Object[] arguments = request.arguments().toArray();
        for (Method method : contract().getMethods()) {
            if (method.getName().equals(request.method())) {
                Object answer = method.invoke(solver, arguments);
                if (request.kept() != 0) {
                    kept.put(request.kept(), new Exchange(arguments, held(answer)));
                }
                return answer;
            }
        }
        throw new NoSuchMethodException(request.method());
    }

    /** Returns an answer or, for a list that makes new elements at each reading, a copy with fixed elements. */
    private static Object held(Object answer) {
        return answer instanceof List<?> && !((List<?>) answer).isEmpty()
                && ((List<?>) answer).get(0) != ((List<?>) answer).get(0) ? new ArrayList<>((List<?>) answer) : answer;
    }

    private Class<?> contract() throws ClassNotFoundException {
        return Class.forName(classes.contract(), false, SolverHost.class.getClassLoader());
    }

    private Object created() throws ReflectiveOperationException {
        String simpleName = classes.solver().substring(classes.solver().lastIndexOf('.') + 1);
        try {
            Class<?> solver = Class.forName(classes.solver(), false, loader);
            if (!classes.harness().isEmpty()) {
                Supplier<Class<?>> loading = this::loadedAnew;
                return Class.forName(classes.harness()).getConstructor(Supplier.class).newInstance(loading);
            }
            if (!Modifier.isPublic(solver.getModifiers())) {
                return new Reply.NoSolver(simpleName.concat(" is not public: write 'public class ")
                        .concat(simpleName).concat("'"));
            }
            if (!contract().isAssignableFrom(solver)) {
                return new Reply.NoSolver(simpleName.concat(" does not implement ").concat(classes.contract()));
            }
            if (Modifier.isAbstract(solver.getModifiers())) {
                return new Reply.NoSolver(simpleName.concat(" is abstract"));
            }
            return solver.getConstructor().newInstance();
        } catch (ClassNotFoundException e) {
            return new Reply.NoSolver("there is no class ".concat(classes.solver()));
        } catch (NoSuchMethodException e) {
            return new Reply.NoSolver(simpleName.concat(" has no public constructor without parameters"));
        }
    }

    private Class<?> loadedAnew() {
        ClassLoader anew = newLoader();
        try {
            // enables assertions, as Maven and IDEs do for tests
            anew.setDefaultAssertionStatus(true);
            return Class.forName(classes.solver(), false, anew);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private Reply threw(Throwable thrown) {
        Throwable cause = thrown;
        // unwraps only the error itself: a subclass in the submission might override getCause
        if (thrown.getClass() == ExceptionInInitializerError.class && thrown.getCause() != null) {
            cause = thrown.getCause();
        }
        return new Reply.Threw(Reply.ExceptionKind.of(cause, NoInput.wasRead), text(cause), frames(cause));
    }

    /**
     * Loads a submission's classes from memory. Apart from the Java platform, the classes see only the contracts, the
     * counters, the events and, for tests, libraries.
     */
    public static final class SubmissionLoader extends ClassLoader {

        /** The package of the contracts, without its subpackages. */
        private static final String CONTRACTS = "nqueens.";
        /** Visible classes, and packages with their subpackages; the judge inserts calls of the first two classes. */
        private static final String[] SHOWN = {"nqueens.judge.worker.Counters", "nqueens.judge.worker.event.Events",
            "nqueens.drill.", "nqueens.mutants.SolverUnderTest", "org.junit.jupiter.api.", "org.junit.jupiter.params.",
            "org.assertj.core.", "org.opentest4j."};

        private final Map<String, byte[]> classes;

        /** Creates a loader of class files by class name. */
        public SubmissionLoader(Map<String, byte[]> classes) {
            super(ClassLoader.getPlatformClassLoader());
            this.classes = new HashMap<>(classes);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (isShown(name)) {
                return Class.forName(name, false, SubmissionLoader.class.getClassLoader());
            }
            byte[] file = classes.get(name);
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, file, 0, file.length);
        }

        private static boolean isShown(String name) {
            for (String shown : SHOWN) {
                if (name.equals(shown) || shown.endsWith(".") && name.startsWith(shown)) {
                    return true;
                }
            }
            return name.startsWith(CONTRACTS) && name.lastIndexOf('.') == CONTRACTS.length() - 1;
        }
    }

    /** The standard input of a submission, which is empty and records whether it was read. */
    public static final class NoInput extends InputStream {

        private static volatile boolean wasRead;

        @Override
        public int read() {
            wasRead = true;
            return -1;
        }
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
            boolean isOverflow = thrown instanceof StackOverflowError;
            Collection<String> frames = isOverflow ? new TreeSet<>() : new ArrayList<>();
            StackTraceElement[] trace = thrown.getStackTrace();
            String packagePrefix = classes.solver().substring(0, classes.solver().lastIndexOf('.') + 1);
            for (int i = isOverflow ? CHANCE : 0; i < trace.length; i++) {
                if (trace[i].getClassName().startsWith(packagePrefix)) {
                    String text = trace[i].toString();
                    frames.add(cut(text.substring(text.lastIndexOf('/') + 1)));
                }
            }
            return new ArrayList<>(frames).subList(0, Math.min(MAX_FRAMES, frames.size()));
        } catch (Throwable e) {
            return List.of();
        }
    }

    private static String cut(String text) {
        return text.length() <= MAX_TEXT ? text : text.substring(0, MAX_TEXT).concat("...");
    }
}
