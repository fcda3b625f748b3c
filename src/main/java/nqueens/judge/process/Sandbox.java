package nqueens.judge.process;

import java.nio.file.Path;
import java.util.List;

import nqueens.judge.Isolation;

/** What the operating system puts around a child JVM. */
interface Sandbox {

    /** Tells the isolation that comes of it. */
    Isolation isolation();

    /**
     * Gives the command that starts a JVM inside.
     *
     * @param java the JVM's binary and its arguments
     * @param folder the working directory
     * @param readable what it has to read besides the JDK, as absolute paths
     */
    List<String> command(List<String> java, Path folder, List<Path> readable);

    /** None: the JVM is a process like any other of the user's. */
    final class None implements Sandbox {

        @Override
        public Isolation isolation() {
            return Isolation.PROCESS;
        }

        @Override
        public List<String> command(List<String> java, Path folder, List<Path> readable) {
            return java;
        }
    }
}
