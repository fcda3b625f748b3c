package nqueens.judge.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * The library for compiling: the contract, and the language and classes of Java 17 on any JDK. The library stays open
 * between compilations.
 */
record Library(JavaFileManager files, List<String> options) {

    /** The entry of {@code ct.sym} with the list of modules; it begins with the release, 17, in base 36. */
    private static final String MODULES = Integer.toString(17, 36).toUpperCase(Locale.ROOT) + "/system-modules";

    /**
     * Opens the library; {@code contract} has the classes to compile against, and {@code jdk} is the running JDK's
     * folder.
     */
    static Library of(JavaCompiler compiler, List<Path> contract, Path jdk) {
        StandardJavaFileManager files =
                compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
        try {
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, contract);
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
            List<String> modules = modulesOfRelease(jdk.resolve("lib").resolve("ct.sym"));
            if (modules.isEmpty()) {
                return new Library(files, List.of("--release", "17"));
            }
            // --release would open the JDK's list of releases for each compilation, which takes a third of the time
            files.handleOption("--system", List.of("none").iterator());
            Path all = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules");
            for (String module : modules) {
                Path home = all.resolve(module);
                if (Files.exists(home)) {
                    files.setLocationForModule(StandardLocation.SYSTEM_MODULES, module, List.of(home));
                }
            }
            return new Library(files, List.of("-source", "17", "-target", "17"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the modules of the release from this JDK's list, or an empty list if there is none. */
    private static List<String> modulesOfRelease(Path symbols) throws IOException {
        if (!Files.exists(symbols)) {
            return List.of();
        }
        try (ZipFile zip = new ZipFile(symbols.toFile())) {
            ZipEntry list = zip.getEntry(MODULES);
            if (list == null) {
                return List.of();
            }
            try (InputStream names = zip.getInputStream(list)) {
                return new String(names.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            }
        }
    }
}
