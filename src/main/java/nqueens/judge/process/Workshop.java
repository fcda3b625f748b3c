package nqueens.judge.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

import nqueens.NotStartedException;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Counted;
import nqueens.judge.worker.Counters;
import nqueens.judge.worker.Frames;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.judge.worker.Surroundings;
import nqueens.judge.worker.Values;
import nqueens.judge.worker.event.Events;
import nqueens.problem.Harness;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/**
 * A private folder of one run: the classes of the contracts, those of the worker, and an empty folder
 * for workers to stand in. Gone at the end.
 */
final class Workshop implements AutoCloseable {

    private static final List<Class<?>> WORKER = List.of(
            SolverWorker.class, SolverOutput.class, SolverHost.class, SubmissionLoader.class, Classes.class,
            ProbeWorker.class, Surroundings.class, Frames.class, RecordCodec.class, Request.class, Reply.class,
            Values.class, Counted.class, Counters.class, Events.class);

    private final PrivateFolder folder;
    private final Path root;
    /** Where the judge's own JVM is ended in the middle, the folder goes too. */
    private final Thread hook = new Thread(this::deleteAtTheEnd);

    Workshop() {
        try {
            folder = new PrivateFolder(Path.of(System.getProperty("java.io.tmpdir")));
            root = folder.path();
            Runtime.getRuntime().addShutdownHook(hook);
            Files.createDirectory(empty());
            Files.createFile(secret());
            copy(NotStartedException.class, contract());
            for (Problem problem : Catalogue.all()) {
                copy(problem.contract(), problem.harness().isEmpty() ? contract() : harness());
                for (Harness harness : problem.harness().stream().toList()) {
                    for (Class<?> part : harness.parts()) {
                        copy(part, harness());
                    }
                }
            }
            for (Class<?> type : WORKER) {
                copy(type, worker());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("no private folder can be made: " + e.getMessage(), e);
        }
    }

    /** The folder with the contract's classes. */
    Path contract() {
        return root.resolve("contract");
    }

    /** The folder with the worker's classes. */
    Path worker() {
        return root.resolve("worker");
    }

    /** The folder with the classes of the harness. */
    Path harness() {
        return root.resolve("harness");
    }

    /** The folders with all that workers need. */
    List<Path> classes() {
        return List.of(contract(), worker());
    }

    /** The working directory of child JVMs. */
    Path empty() {
        return root.resolve("empty");
    }

    /** A file that no worker has to see. */
    Path secret() {
        return root.resolve("judge");
    }

    /** Where a Java runtime may be made. */
    Path runtime() {
        return root.resolve("runtime");
    }

    @Override
    public void close() {
        try {
            folder.close();
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IOException e) {
            // no verdict depends on it: the hook tries again when the JVM ends, and tells what is left then
            return;
        }
    }

    private void deleteAtTheEnd() {
        try {
            folder.close();
        } catch (IOException e) {
            System.err.println("N-Queens kata: " + root + " is left behind: " + e.getMessage());
        }
    }

    /** Copies a class with all that is declared in it; a contract may be that of several problems. */
    private static void copy(Class<?> type, Path folder) throws IOException {
        copy(type.getName(), folder);
        for (Class<?> part : type.getDeclaredClasses()) {
            copy(part, folder);
        }
        // those without a name have a number
        for (int i = 1; resource(type.getName() + "$" + i) != null; i++) {
            copy(type.getName() + "$" + i, folder);
        }
    }

    private static URL resource(String className) {
        return Workshop.class.getClassLoader().getResource(file(className));
    }

    private static String file(String className) {
        return className.replace('.', '/') + ".class";
    }

    private static void copy(String className, Path folder) throws IOException {
        String file = file(className);
        Path target = folder.resolve(file);
        Files.createDirectories(target.getParent());
        try (InputStream bytes = Workshop.class.getClassLoader().getResourceAsStream(file)) {
            if (bytes == null) {
                throw new IOException("no class file of " + className);
            }
            Files.copy(bytes, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
