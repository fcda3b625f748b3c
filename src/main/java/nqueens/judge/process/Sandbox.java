package nqueens.judge.process;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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

    /**
     * What of the judge's environment a child gets: the locale, without which no path with other letters than ASCII's
     * is found, and what Windows needs.
     */
    static Map<String, String> environment(Map<String, String> environment) {
        Map<String, String> kept = new HashMap<>();
        Stream.of("LC_ALL", "LC_CTYPE", "LANG").map(environment::get)
                .filter(value -> value != null && !value.isEmpty()).findFirst()
                .ifPresent(locale -> kept.put("LC_ALL", locale));
        Optional.ofNullable(environment.get("SystemRoot")).ifPresent(root -> kept.put("SystemRoot", root));
        return kept;
    }

    /** The judge's environment variables that no child gets. */
    static Map<String, String> withheld() {
        Map<String, String> withheld = new HashMap<>(System.getenv());
        withheld.entrySet().removeAll(environment(System.getenv()).entrySet());
        return withheld;
    }

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
