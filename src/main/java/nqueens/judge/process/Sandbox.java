package nqueens.judge.process;

import java.nio.file.Path;
import java.util.List;

import nqueens.judge.limit.Isolation;

/** What the operating system puts around a child JVM. */
interface Sandbox {

    /** The isolation that it gives. */
    Isolation isolation();

    /**
     * {@return the command that starts a JVM inside}
     *
     * @param options options of the JVM, main class and arguments
     * @param folder the working directory
     * @param readable what it has to read besides the runtime, as absolute paths
     */
    List<String> command(JavaRuntime runtime, List<String> options, Path folder, List<Path> readable);

    /** None: the JVM is a process like any other of the user's. */
    final class None implements Sandbox {

        @Override
        public Isolation isolation() {
            return Isolation.PROCESS;
        }

        @Override
        public List<String> command(JavaRuntime runtime, List<String> options, Path folder, List<Path> readable) {
            return runtime.command(options);
        }
    }
}
