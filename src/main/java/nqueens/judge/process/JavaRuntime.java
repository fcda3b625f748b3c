package nqueens.judge.process;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A Java runtime, and the commands that start it. It must be able to read the paths {@code readable}. */
record JavaRuntime(Path home, List<Path> readable, List<String> options) {

    static final String BASE = "java.base";
    private static final int DUMP_SECONDS = 60;
    private static final List<String> LIBRARIES = List.of("/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32",
            "/lib", "/lib32", "/lib64", "/libx32", "/etc/ld.so.cache");
    /** Maximum depth of links in a JDK, such as Debian's links to settings in /etc. */
    private static final int DEPTH = 5;
    private static final Map<Path, Set<Path>> FOLDERS = new ConcurrentHashMap<>();

    static JavaRuntime own() {
        return new JavaRuntime(Path.of(System.getProperty("java.home")), List.of(), List.of());
    }

    JavaRuntime limited(String modules, List<Path> classes, String... further) {
        return new JavaRuntime(home, classes, Stream.concat(
                Stream.of("--limit-modules", modules, "-cp", classPath(classes)), Stream.of(further)).toList());
    }

    static String classPath(List<Path> places) {
        return places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /**
     * Creates a runtime with only the module {@code java.base} in a new folder. The creation takes some seconds of CPU
     * time. Afterwards, each JVM on this runtime starts in half the time, since it shares loaded classes. (A runtime
     * limited by an option can't share classes.)
     *
     * @throws UncheckedIOException if this JDK has no {@code jlink}, or {@code jlink} fails
     */
    static JavaRuntime linked(Path folder, List<Path> classes) {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        if (ToolProvider.findFirst("jlink").filter(jlink -> jlink.run(nowhere, nowhere, "--add-modules", BASE,
                "--no-header-files", "--no-man-pages", "--output", folder.toString()) == 0).isEmpty()) {
            throw new UncheckedIOException(new IOException("jlink failed, or is not there"));
        }
        // fixed addresses save a tenth of the start-up time, and are safe: a submission has no pointers
        JavaRuntime linked = new JavaRuntime(folder, classes, List.of("-XX:+UnlockDiagnosticVMOptions",
                "-XX:ArchiveRelocationMode=0", "-cp", classPath(classes)));
        linked.shareClasses();
        return linked;
    }

    List<String> command(List<String> arguments) {
        Path java = home.resolve(File.separatorChar == '\\' ? "bin/java.exe" : "bin/java");
        return Stream.concat(Stream.of(java.toString()), arguments.stream()).toList();
    }

    /**
     * Returns the command that starts the runtime in a bubblewrap sandbox of Linux namespaces. The sandbox has no
     * network and no capabilities, and sees only its own processes. The sandbox's read-only file system contains this
     * runtime, the readable paths, the system's libraries and the working directory.
     */
    List<String> sandboxed(List<String> arguments, Path folder) {
        List<String> command = new ArrayList<>(List.of("bwrap",
                "--unshare-all", "--unshare-user", "--uid", "65534", "--gid", "65534", "--cap-drop", "ALL",
                "--die-with-parent", "--new-session", "--as-pid-1", "--hostname", "worker",
                "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"));
        LIBRARIES.forEach(library -> command.addAll(List.of("--ro-bind-try", library, library)));
        Stream.of(FOLDERS.computeIfAbsent(home, JavaRuntime::folders), List.of(folder), readable)
                .flatMap(paths -> paths.stream().map(Path::toString))
                .forEach(path -> command.addAll(List.of("--ro-bind", path, path)));
        // nothing is writable, so that no file can fill a disk or the memory
        command.addAll(List.of("--remount-ro", "/dev", "--remount-ro", "/tmp", "--remount-ro", "/",
                "--chdir", folder.toString(), "--"));
        command.addAll(command(arguments));
        return command;
    }

    /** Returns a JDK's folder, and the targets of links from this folder to places outside. */
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

    /** Returns the environment of a child: the locale, which non-ASCII paths need, and Windows's system folder. */
    static Map<String, String> environment(Map<String, String> environment) {
        Map<String, String> kept = new HashMap<>();
        Stream.of("LANG", "LC_CTYPE", "LC_ALL").map(environment::get).filter(value -> value != null && !value.isEmpty())
                .forEach(locale -> kept.put("LC_ALL", locale));
        Optional.ofNullable(environment.get("SystemRoot")).ifPresent(root -> kept.put("SystemRoot", root));
        return kept;
    }

    /** Stores the loaded classes of the platform in a file that each JVM finds by itself. */
    private void shareClasses() {
        // only the G1 collector also stores objects in the file; the workers' collector can use these objects
        ProcessBuilder dumping = new ProcessBuilder(command(List.of("-Xshare:dump", "-XX:+UseG1GC")))
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        try {
            Process dump = dumping.start();
            try {
                if (!dump.waitFor(DUMP_SECONDS, TimeUnit.SECONDS) || dump.exitValue() != 0) {
                    throw new IOException("no classes to share");
                }
            } finally {
                dump.destroyForcibly();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw ChildJvms.JudgeThreads.interrupted();
        }
    }
}
