package nqueens.problem;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

import net.bytebuddy.ByteBuddy;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.platform.commons.JUnitException;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.launcher.Launcher;
import org.opentest4j.AssertionFailedError;

import nqueens.mutants.JUnitRunner;

/**
 * Runs a class of tests, since the class implements no contract itself. Only classes of tests are compiled and run with
 * the classes and libraries of a harness.
 *
 * @param runner implements the contract in place of the class; its public constructor takes a
 *     {@code Supplier<Class<?>>} that loads the class anew
 * @param parts the classes of the kata that the runner needs in a worker, including the runner
 */
public record Harness(Class<?> runner, List<Class<?>> parts, List<Class<?>> libraries) {

    /** The harness for tests with JUnit and AssertJ. */
    public static final Harness JUNIT = new Harness(JUnitRunner.class, JUnitRunner.parts(), List.of(
            Test.class, ParameterizedTest.class, JupiterTestEngine.class, JUnitException.class, TestEngine.class,
            Launcher.class, AssertionFailedError.class, Assertions.class, ByteBuddy.class));

    /** {@return the folders or files of the libraries} */
    public List<Path> libraryPaths() {
        return libraries.stream().map(Harness::pathOf).toList();
    }

    /** {@return the folder or file from which a class was loaded} */
    public static Path pathOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
