package nqueens.judge.process;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A Java runtime.
 *
 * @param home its folder, with {@code bin/java}
 * @param options what gives workers their classes, and keeps all modules but {@code java.base} from them
 */
record JavaRuntime(Path home, List<String> options) {

    private static final String BASE = "java.base";
    private static final int DUMP_SECONDS = 60;
    private static final String CLASS_FILE = ".class";
    /**
     * Shared classes are put where the archive has them, which saves adjusting each pointer in it: a tenth of the
     * time to start. That their place is no secret is nothing to a submission, which knows of no addresses.
     */
    private static final List<String> IN_PLACE =
            List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:ArchiveRelocationMode=0");

    /** The runtime in which the judge runs, with all that there is in it. */
    static JavaRuntime own() {
        return new JavaRuntime(Path.of(System.getProperty("java.home")), List.of());
    }

    /**
     * The same runtime, for workers.
     *
     * @param classes the folders that hold their classes
     */
    JavaRuntime limited(List<Path> classes) {
        return new JavaRuntime(home, List.of("--limit-modules", BASE, "-cp",
                classes.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
    }

    /**
     * Makes a runtime for workers, that has no other module. That takes some seconds of CPU time, and then
     * each JVM needs a third of the time to start: the classes of the platform and the worker's own are loaded
     * beforehand, and shared. (A runtime that is limited by an option can't share any.)
     *
     * @param folder where to put it; not there yet
     * @param classes the folders that hold the workers' classes, which are copied
     * @return the runtime; empty if this JDK has no {@code jlink}, or it fails
     */
    static Optional<JavaRuntime> linked(Path folder, List<Path> classes) {
        Optional<ToolProvider> jlink = ToolProvider.findFirst("jlink");
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        if (jlink.isEmpty() || jlink.get().run(nowhere, nowhere, "--add-modules", BASE, "--no-header-files",
                "--no-man-pages", "--output", folder.toString()) != 0) {
            return Optional.empty();
        }
        // what is shared has to come from an archive
        Path archive = folder.resolve("lib").resolve("worker.jar");
        List<String> options = new ArrayList<>(IN_PLACE);
        options.addAll(List.of("-cp", archive.toString()));
        JavaRuntime linked = new JavaRuntime(folder, options);
        try {
            Files.write(folder.resolve("lib").resolve("classlist"), packed(classes, archive),
                    StandardOpenOption.APPEND);
            return linked.sharesClasses() ? Optional.of(linked) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** The command that starts it, which on Windows has the end of its name told: no path is completed there. */
    Path java() {
        Path java = home.resolve("bin").resolve("java");
        Path ofWindows = java.resolveSibling("java.exe");
        return Files.exists(ofWindows) ? ofWindows : java;
    }

    /** Puts class files into an archive, and gives their names. */
    private static List<String> packed(List<Path> classes, Path archive) throws IOException {
        List<String> names = new ArrayList<>();
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            for (Path folder : classes) {
                for (Path file : files(folder)) {
                    String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
                    zip.putNextEntry(new ZipEntry(name));
                    Files.copy(file, zip);
                    names.add(name.substring(0, name.length() - CLASS_FILE.length()));
                }
            }
        }
        return names;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(CLASS_FILE)).sorted().toList();
        }
    }

    /** Has the classes of its list loaded, and laid down in a file that each JVM finds by itself. */
    private boolean sharesClasses() throws IOException, InterruptedException {
        // this collector alone lays down objects, too, which those of workers then take over
        List<String> command = new ArrayList<>(List.of(java().toString(), "-Xshare:dump", "-XX:+UseG1GC"));
        command.addAll(options);
        Process dump = new ProcessBuilder(command)
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        try {
            return dump.waitFor(DUMP_SECONDS, TimeUnit.SECONDS) && dump.exitValue() == 0;
        } finally {
            dump.destroyForcibly();
        }
    }
}
