package nqueens.judge.compiler;

import java.util.Map;
import java.util.Optional;

import nqueens.problem.SourceFacts;

/** What compiling the sources of one exercise came to. */
public sealed interface Compilation {

    /**
     * The sources compile.
     *
     * @param classes the class files by class name
     * @param facts what the sources are made of
     * @param breach where the classes use what no solution has a use for, and what to do instead; empty if they
     *     don't
     */
    record Compiled(Map<String, byte[]> classes, SourceFacts facts, Optional<String> breach)
            implements Compilation {
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
