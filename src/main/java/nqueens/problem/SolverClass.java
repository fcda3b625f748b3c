package nqueens.problem;

/**
 * The class that a submission is to have: of an exercise, or of a stage of a drill.
 *
 * @param packageName the folder that holds it in a submission, which is its package too
 * @param simpleName its name without the package
 */
public record SolverClass(String packageName, String simpleName) {

    /**
     * Gives the whole name.
     *
     * @return the name with the package, such as {@code bitmask.BitmaskQueens}
     */
    public String name() {
        return packageName + "." + simpleName;
    }

    /**
     * Gives the name of its file.
     *
     * @return the name without the folder, such as {@code BitmaskQueens.java}
     */
    public String file() {
        return simpleName + ".java";
    }
}
