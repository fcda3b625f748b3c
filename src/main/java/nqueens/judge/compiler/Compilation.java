package nqueens.judge.compiler;

import java.util.Map;
import java.util.Optional;

import nqueens.judge.meter.Meter;
import nqueens.judge.meter.recorder.Recorder;

/** The result of compiling the sources of one exercise. */
public sealed interface Compilation {

    /** The sources compile; {@code breach} is a message on forbidden uses, or empty if there are none. */
    record Compiled(Meter.MeteredClasses metered, Optional<Recorder.RecordedClasses> recorded, Optional<String> breach)
            implements Compilation {

        /** {@return the class files by class name} */
        public Map<String, byte[]> classes() {
            return metered.classes();
        }
    }

    /** The sources don't compile. The message shows the compiler error, with advice if the error is misleading. */
    record Failed(String message) implements Compilation {
    }
}
