package nqueens.judge.worker;

import java.util.HashMap;
import java.util.Map;

/**
 * Loads a submission's classes from memory. It also shows the contracts, the counters, the events, the platform, and,
 * if they are on the class path, the libraries for tests: none of the worker's other classes, and nothing else on the
 * class path.
 */
public final class SubmissionLoader extends ClassLoader {

    /** The package of contracts, and nothing below it. */
    private static final String CONTRACTS = "nqueens.";
    /** Classes, and packages with those below them; the judge writes calls of the first two. */
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
