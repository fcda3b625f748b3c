package nqueens.judge.compiler;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * The library for compiling: the contract, and the language and classes of Java 17 on any JDK. The library stays open
 * between compilations.
 */
record Library(JavaFileManager files, List<String> options) {

    private static final int RELEASE = 17;

    /** Opens the library; {@code contract} has the classes to compile against. */
    static Library of(JavaCompiler compiler, List<Path> contract) {
        StandardJavaFileManager files =
                compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
        try {
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, contract);
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        // --release would open the JDK's list of releases for each compilation, which takes a third of the time
        return new Library(files, Runtime.version().feature() == RELEASE ? List.of() : List.of("--release", "17"));
    }
}
