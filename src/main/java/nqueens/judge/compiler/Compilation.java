package nqueens.judge.compiler;

import java.util.Map;
import java.util.Optional;

import nqueens.judge.meter.Meter;
import nqueens.judge.meter.recorder.Recorder;

/** The result of compiling the sources of one exercise. */
public sealed interface Compilation {

    /**
     * The sources compile.
     *
     * @param metered the class files, and what they count; nothing where they are as javac has made them
     * @param recorded the same, and what happens in them; empty if nothing is to be recorded
     * @param breach where the classes use what no solution has a use for, and what to do instead; empty if they
     *     don't
     */
    record Compiled(Meter.Metered metered, Optional<Recorder.Recorded> recorded, Optional<String> breach)
            implements Compilation {

        /** Creates what is not recorded. */
        public Compiled(Meter.Metered metered, Optional<String> breach) {
            this(metered, Optional.empty(), breach);
        }

        /** {@return the class files by class name} */
        public Map<String, byte[]> classes() {
            return metered.classes();
        }
    }

    /**
     * The sources don't compile. The message is an error of the compiler: file, line, what is wrong, the line itself
     * with a mark below it, and what to do where that misleads.
     */
    record Failed(String message) implements Compilation {
    }
}
