package nqueens.judge.compiler;

import java.util.Map;
import java.util.Optional;

import nqueens.judge.meter.Meter;

/** What compiling the sources of one exercise came to. */
public sealed interface Compilation {

    /**
     * The sources compile.
     *
     * @param metered the class files, and what they count; nothing where they are as javac has made them
     * @param breach where the classes use what no solution has a use for, and what to do instead; empty if they
     *     don't
     */
    record Compiled(Meter.Metered metered, Optional<String> breach) implements Compilation {

        /** {@return the class files by class name} */
        public Map<String, byte[]> classes() {
            return metered.classes();
        }
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
