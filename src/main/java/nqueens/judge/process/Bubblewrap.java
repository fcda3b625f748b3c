package nqueens.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A sandbox of Linux namespaces made by bubblewrap. It has no network, no capabilities, and no processes but its own.
 * Its file system is read-only, with the Java runtime and the system's libraries. It ends with the judge.
 */
final class Bubblewrap {

    /** Folders from which a JDK and the C library load files, on various systems. */
    private static final List<String> LIBRARIES = List.of("/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32",
            "/lib", "/lib32", "/lib64", "/libx32", "/etc/ld.so.cache");
    /** The deepest level of the JDK's own links, such as Debian's from its settings to /etc. */
    private static final int DEPTH = 5;

    private final Map<Path, Set<Path>> runtimes = new ConcurrentHashMap<>();

    /**
     * {@return the command that starts a JVM inside}
     *
     * @param readable absolute paths that it must read besides the runtime
     */
    List<String> command(JavaRuntime runtime, List<String> options, Path folder, List<Path> readable) {
        List<String> command = new ArrayList<>(List.of("bwrap",
                "--unshare-all", "--unshare-user", "--uid", "65534", "--gid", "65534", "--cap-drop", "ALL",
                "--die-with-parent", "--new-session", "--as-pid-1", "--hostname", "worker",
                "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"));
        LIBRARIES.forEach(library -> command.addAll(List.of("--ro-bind-try", library, library)));
        Stream.of(runtimes.computeIfAbsent(runtime.home(), Bubblewrap::folders), List.of(folder), readable)
                .flatMap(paths -> paths.stream().map(Path::toString))
                .forEach(path -> command.addAll(List.of("--ro-bind", path, path)));
        // nothing is writable: no file can fill a disk or the memory
        for (String mount : List.of("/dev", "/tmp", "/")) {
            command.addAll(List.of("--remount-ro", mount));
        }
        command.addAll(List.of("--chdir", folder.toString(), "--"));
        command.addAll(runtime.command(options));
        return command;
    }

    /** A JDK's folder by all its names, and the targets of its links. */
    private static Set<Path> folders(Path jdk) {
        try {
            Path home = jdk.toRealPath();
            Set<Path> folders = new LinkedHashSet<>(List.of(home, jdk));
            try (Stream<Path> files = Files.walk(home, DEPTH)) {
                for (Path link : files.filter(Files::isSymbolicLink).toList()) {
                    Path target = link.getParent().resolve(Files.readSymbolicLink(link)).normalize();
                    if (!target.startsWith(home) && Files.exists(target)) {
                        folders.add(target);
                    }
                }
            }
            return folders;
        } catch (IOException e) {
            throw new UncheckedIOException("the JDK can't be read: " + e.getMessage(), e);
        }
    }
}
