package nqueens.judge.compiler;

import java.util.Map;

import nqueens.judge.SourceFacts;

/** What compiling the sources of one exercise came to. */
public sealed interface Compilation {

    /**
     * The sources compile.
     *
     * @param classes the class files by class name
     * @param facts what the sources are made of
     */
    record Compiled(Map<String, byte[]> classes, SourceFacts facts) implements Compilation {
    }

    /**
     * The sources don't compile.
     *
     * @param message the compiler's first error: file, line, what is wrong, and the line itself with a
     *     mark below it
     */
    record Failed(String message) implements Compilation {
    }
}
