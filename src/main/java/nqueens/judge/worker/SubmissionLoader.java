package nqueens.judge.worker;

import java.util.HashMap;
import java.util.Map;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Loads a submission's classes from memory. Besides them it shows the contracts and the platform: none
 * of the worker's own classes, and nothing else that may stand on the class path.
 */
public final class SubmissionLoader extends ClassLoader {

    private static final String DRILLS = "nqueens.drill.";

    private final Map<String, byte[]> classes;

    /**
     * Creates a loader.
     *
     * @param classes the class files by class name
     */
    public SubmissionLoader(Map<String, byte[]> classes) {
        super(ClassLoader.getPlatformClassLoader());
        this.classes = new HashMap<>(classes);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.equals(QueensSolver.class.getName())) {
            return QueensSolver.class;
        }
        if (name.equals(NotStartedException.class.getName())) {
            return NotStartedException.class;
        }
        if (name.startsWith(DRILLS)) {
            return Class.forName(name, false, SubmissionLoader.class.getClassLoader());
        }
        byte[] file = classes.get(name);
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, file, 0, file.length);
    }
}
