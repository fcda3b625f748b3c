package nqueens.judge.worker;

import java.util.HashMap;
import java.util.Map;

/**
 * Loads a submission's classes from memory. It also shows the contracts, the counters, the events, the platform, and,
 * if they are on the class path, the libraries for tests: none of the worker's other classes, and nothing else on the
 * class path.
 */
public final class SubmissionLoader extends ClassLoader {

    /** The packages that hold contracts and nothing else. */
    private static final String CONTRACTS = "nqueens.";
    private static final String DRILLS = "nqueens.drill.";
    /** The judge writes calls of it into the classes. */
    private static final String COUNTERS = Counters.class.getName();
    /** The same; by name, since most workers don't need the class. */
    private static final String EVENTS = "nqueens.judge.worker.event.Events";

    /** Classes and packages, with those below them. */
    private static final String[] FOR_TESTS = {"nqueens.mutants.SolverUnderTest", "org.junit.jupiter.api.",
        "org.junit.jupiter.params.", "org.assertj.core.", "org.opentest4j."};

    private final Map<String, byte[]> classes;

    /** Creates a loader of class files by class name. */
    public SubmissionLoader(Map<String, byte[]> classes) {
        super(ClassLoader.getPlatformClassLoader());
        this.classes = new HashMap<>(classes);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.equals(COUNTERS) || name.equals(EVENTS) || name.startsWith(DRILLS) || isForTests(name)
                || name.startsWith(CONTRACTS) && name.lastIndexOf('.') == CONTRACTS.length() - 1) {
            return Class.forName(name, false, SubmissionLoader.class.getClassLoader());
        }
        byte[] file = classes.get(name);
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, file, 0, file.length);
    }

    private static boolean isForTests(String name) {
        for (String shown : FOR_TESTS) {
            if (name.startsWith(shown)) {
                return true;
            }
        }
        return false;
    }
}
