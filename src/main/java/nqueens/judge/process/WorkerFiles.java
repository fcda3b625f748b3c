package nqueens.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import nqueens.QueensSolver;
import nqueens.drill.FirstSolution;
import nqueens.judge.worker.SolverHost;
import nqueens.judge.worker.event.Events;
import nqueens.problem.Harness;

/** The files of child JVMs, in a private folder: class files, and an empty working directory. */
final class WorkerFiles implements AutoCloseable {

    private final PrivateFolder folder;
    private final Path root;

    WorkerFiles() {
        try {
            folder = new PrivateFolder(Path.of(System.getProperty("java.io.tmpdir")));
            root = folder.path();
            Files.createDirectory(empty());
            Files.createFile(secret());
            copyPackage(QueensSolver.class, contract());
            copyPackage(FirstSolution.class, contract());
            copyPackage(SolverHost.class, worker());
            copyPackage(Events.class, worker());
            copy(SolverWorker.class, worker());
            copy(SolverOutput.class, worker());
            for (Class<?> part : Harness.JUNIT.parts()) {
                copy(part, harness());
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

    /** The folders that workers need. */
    List<Path> classes() {
        return List.of(contract(), worker());
    }

    /** The working directory of child JVMs. */
    Path empty() {
        return root.resolve("empty");
    }

    /** A file that no worker must see. */
    Path secret() {
        return root.resolve("judge");
    }

    /** The folder for a Java runtime of our own. */
    Path runtime() {
        return root.resolve("runtime");
    }

    @Override
    public void close() {
        folder.close();
    }

    /** Copies a class with its nested classes. */
    private static void copy(Class<?> type, Path folder) throws IOException {
        copy(type, type.getName().substring(type.getPackageName().length() + 1) + "{,$*}.class", folder);
    }

    private static void copyPackage(Class<?> type, Path folder) throws IOException {
        copy(type, "*.class", folder);
    }

    private static void copy(Class<?> type, String pattern, Path folder) throws IOException {
        String inFolder = type.getPackageName().replace('.', '/');
        Path target = Files.createDirectories(folder.resolve(inFolder));
        Path place = Harness.placeOf(type);
        // learners have the judge as a jar
        try (FileSystem jar = Files.isDirectory(place) ? null : FileSystems.newFileSystem(place);
                DirectoryStream<Path> files = Files.newDirectoryStream(
                        (jar == null ? place : jar.getPath("/")).resolve(inFolder), pattern)) {
            for (Path file : files) {
                Files.write(target.resolve(file.getFileName().toString()), Files.readAllBytes(file));
            }
        }
    }
}
