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
     * @param metered the class files, with the blocks that are counted; no blocks if the files aren't metered
     * @param recorded the class files that also record events; empty if nothing is recorded
     * @param breach the places of forbidden uses, and an alternative; empty if nothing forbidden is used
     */
    record Compiled(Meter.MeteredClasses metered, Optional<Recorder.RecordedClasses> recorded, Optional<String> breach)
            implements Compilation {

        /** {@return the class files by class name} */
        public Map<String, byte[]> classes() {
            return metered.classes();
        }
    }

    /**
     * The sources don't compile. The message is an error of the compiler: file, line, mistake, the line of code, a mark
     * below this line, and advice if the error is misleading.
     */
    record Failed(String message) implements Compilation {
    }
}
