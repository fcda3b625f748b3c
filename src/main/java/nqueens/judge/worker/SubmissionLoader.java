package nqueens.judge.worker;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Loads a submission's classes from memory. Besides them it shows the contracts, the counters, the events, the
 * platform, and, where it is on the class path, what tests are written with: no other of the worker's own classes, and
 * nothing else that may stand there.
 */
public final class SubmissionLoader extends ClassLoader {

    /** The packages that hold contracts and nothing else. */
    private static final String CONTRACTS = "nqueens.";
    private static final String DRILLS = "nqueens.drill.";
    /** The judge writes calls of it into the classes. */
    private static final String COUNTERS = Counters.class.getName();
    /** As well; by name, since most workers don't need the class. */
    private static final String EVENTS = "nqueens.judge.worker.event.Events";

    /** Classes and packages, with those below them. */
    private static final String[] FOR_TESTS = {"nqueens.mutants.SolverUnderTest", "org.junit.jupiter.api.",
        "org.junit.jupiter.params.", "org.assertj.core.", "org.opentest4j."};

    /** Stands in the file of each class that works something out when it is loaded, be it in a string alone. */
    private static final String INITIALIZER = "<clinit>";

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

    /**
     * {@return whether these classes have no static fields but constants: then nothing stays in them, nor is worked out
     * for them, and to load them anew changes nothing}
     */
    public boolean keepsNothing() {
        try {
            for (Map.Entry<String, byte[]> each : classes.entrySet()) {
                if (new String(each.getValue(), StandardCharsets.ISO_8859_1).contains(INITIALIZER)
                        || hasVariable(loadClass(each.getKey()))) {
                    return false;
                }
            }
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            // who runs them will meet it, too
            return false;
        }
    }

    private static boolean hasVariable(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) && !Modifier.isFinal(field.getModifiers())) {
                return true;
            }
        }
        return false;
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
