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

/** The files of child JVMs, which run in the folder {@code empty}, and must not see the file {@code secret}. */
record WorkerFiles(Path contract, Path worker, Path harness, Path empty, Path secret, Path runtime) {

    private static final String ALL = "*.class";

    static WorkerFiles in(Path folder) throws IOException {
        WorkerFiles files = new WorkerFiles(folder.resolve("contract"), folder.resolve("worker"),
                folder.resolve("harness"), Files.createDirectory(folder.resolve("empty")),
                Files.createFile(folder.resolve("judge")), folder.resolve("runtime"));
        copy(QueensSolver.class, ALL, files.contract);
        copy(FirstSolution.class, ALL, files.contract);
        copy(SolverHost.class, ALL, files.worker);
        copy(Events.class, ALL, files.worker);
        copy(SolverWorker.class, withNested(SolverWorker.class), files.worker);
        for (Class<?> part : Harness.JUNIT.parts()) {
            copy(part, withNested(part), files.harness);
        }
        return files;
    }

    List<Path> classes() {
        return List.of(contract, worker);
    }

    private static String withNested(Class<?> type) {
        return type.getName().substring(type.getPackageName().length() + 1) + "{,$*}.class";
    }

    private static void copy(Class<?> type, String pattern, Path folder) throws IOException {
        String inFolder = type.getPackageName().replace('.', '/');
        Path target = Files.createDirectories(folder.resolve(inFolder));
        Path place = Harness.pathOf(type);
        // learners have the judge as a jar, not as folders
        try (FileSystem jar = Files.isDirectory(place) ? null : FileSystems.newFileSystem(place);
                DirectoryStream<Path> files = Files.newDirectoryStream(
                        (jar == null ? place : jar.getPath("/")).resolve(inFolder), pattern)) {
            for (Path file : files) {
                Files.write(target.resolve(file.getFileName().toString()), Files.readAllBytes(file));
            }
        }
    }
}
