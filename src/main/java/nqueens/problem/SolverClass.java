package nqueens.problem;

/** The class that a submission must contain for an exercise or a stage of a drill. */
public record SolverClass(String packageName, String simpleName) {

    /** {@return the fully qualified name, such as {@code bitmask.BitmaskQueens}} */
    public String name() {
        return packageName + "." + simpleName;
    }

    /** {@return the name of the class's file, without the folder, such as {@code BitmaskQueens.java}} */
    public String file() {
        return simpleName + ".java";
    }
}
