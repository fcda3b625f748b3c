package nqueens.judge.process;

import java.io.IOException;
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

/**
 * The files of child JVMs.
 *
 * @param contract the folder with the contract's classes
 * @param worker the folder with the worker's classes
 * @param harness the folder with the classes of the harness
 * @param empty the working directory
 * @param secret a file that no worker must see
 * @param runtime the folder for a Java runtime of our own, which doesn't exist yet
 */
record WorkerFiles(Path contract, Path worker, Path harness, Path empty, Path secret, Path runtime) {

    /** Makes the files in a folder. */
    static WorkerFiles in(Path folder) throws IOException {
        WorkerFiles files = new WorkerFiles(folder.resolve("contract"), folder.resolve("worker"),
                folder.resolve("harness"), Files.createDirectory(folder.resolve("empty")),
                Files.createFile(folder.resolve("judge")), folder.resolve("runtime"));
        copyPackage(QueensSolver.class, files.contract);
        copyPackage(FirstSolution.class, files.contract);
        copyPackage(SolverHost.class, files.worker);
        copyPackage(Events.class, files.worker);
        copy(SolverWorker.class, files.worker);
        for (Class<?> part : Harness.JUNIT.parts()) {
            copy(part, files.harness);
        }
        return files;
    }

    /** The folders that workers need. */
    List<Path> classes() {
        return List.of(contract, worker);
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
