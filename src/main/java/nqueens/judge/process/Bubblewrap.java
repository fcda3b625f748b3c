package nqueens.judge.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import nqueens.judge.limit.Isolation;

/**
 * A sandbox of Linux namespaces made by bubblewrap: no network, no process but its own, a file system
 * that holds the Java runtime and the system's libraries and can't be written to, no capabilities, and an end
 * together with the judge.
 */
final class Bubblewrap implements Sandbox {

    private static final String BINARY = "bwrap";
    /** Where a JDK and the C library find what they load; links on most systems, folders on some. */
    private static final List<String> LIBRARIES = List.of("/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32",
            "/lib", "/lib32", "/lib64", "/libx32", "/etc/ld.so.cache");
    /** The JDK's own links, such as Debian's from its settings to /etc, stand no deeper. */
    private static final int DEPTH = 5;

    private final Path binary;
    private final Map<Path, List<String>> systems = new ConcurrentHashMap<>();

    private Bubblewrap(Path binary) {
        this.binary = binary;
    }

    /** {@return the sandbox; empty where bubblewrap is not installed, or the system is not Linux} */
    static Optional<Bubblewrap> installed() {
        if (!System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("linux")) {
            return Optional.empty();
        }
        for (String folder : Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator)) {
            try {
                Path binary = Path.of(folder).resolve(BINARY).toAbsolutePath();
                if (Files.isExecutable(binary) && Files.isRegularFile(binary)) {
                    return Optional.of(new Bubblewrap(binary));
                }
            } catch (InvalidPathException e) {
                // a folder of the search path that is no path can't hold it
                continue;
            }
        }
        return Optional.empty();
    }

    @Override
    public Isolation isolation() {
        return Isolation.BUBBLEWRAP;
    }

    @Override
    public List<String> command(JavaRuntime runtime, List<String> options, Path folder, List<Path> readable) {
        List<String> command = new ArrayList<>(List.of(binary.toString(),
                "--unshare-all", "--unshare-user", "--uid", "65534", "--gid", "65534", "--cap-drop", "ALL",
                "--die-with-parent", "--new-session", "--as-pid-1", "--hostname", "worker",
                "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"));
        command.addAll(systems.computeIfAbsent(runtime.home(), Bubblewrap::system));
        Stream.concat(Stream.of(folder), readable.stream()).map(Path::toString)
                .forEach(path -> command.addAll(List.of("--ro-bind", path, path)));
        // nothing is written to: no disk can be filled, and no memory by way of a file
        for (String mount : List.of("/dev", "/tmp", "/")) {
            command.addAll(List.of("--remount-ro", mount));
        }
        command.addAll(List.of("--chdir", folder.toString(), "--"));
        command.addAll(runtime.command(options));
        return command;
    }

    private static List<String> system(Path jdk) {
        try {
            List<String> arguments = libraries();
            for (Path path : folders(jdk)) {
                arguments.addAll(List.of("--ro-bind", path.toString(), path.toString()));
            }
            return arguments;
        } catch (IOException e) {
            throw new UncheckedIOException("the JDK can't be read: " + e.getMessage(), e);
        }
    }

    private static List<String> libraries() throws IOException {
        List<String> arguments = new ArrayList<>();
        for (String name : LIBRARIES) {
            Path library = Path.of(name);
            if (Files.isSymbolicLink(library)) {
                arguments.addAll(List.of("--symlink", Files.readSymbolicLink(library).toString(), name));
            } else if (Files.exists(library)) {
                arguments.addAll(List.of("--ro-bind", name, name));
            }
        }
        return arguments;
    }

    /** A JDK's folder, by the names that it has, and what it links to. */
    private static Set<Path> folders(Path jdk) throws IOException {
        Path home = jdk.toRealPath();
        Set<Path> outside = new LinkedHashSet<>(List.of(home, jdk));
        try (Stream<Path> files = Files.walk(home, DEPTH)) {
            for (Path link : files.filter(Files::isSymbolicLink).toList()) {
                Path target = link.getParent().resolve(Files.readSymbolicLink(link)).normalize();
                if (!target.startsWith(home) && Files.exists(target)) {
                    outside.add(target);
                }
            }
        }
        return outside;
    }
}
