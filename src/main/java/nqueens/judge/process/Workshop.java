package nqueens.judge.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.drill.AllSolutions;
import nqueens.drill.BlockedSquares;
import nqueens.drill.CompletedBoard;
import nqueens.drill.DistinctSolutions;
import nqueens.drill.FirstSolution;
import nqueens.drill.GivenRows;
import nqueens.drill.OneSolution;
import nqueens.drill.SolutionCount;
import nqueens.drill.ToroidalBoard;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.DrillCall;
import nqueens.judge.worker.Frames;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.judge.worker.Surroundings;

/**
 * A private folder of one run: the classes of the contracts, those of the worker, and an empty folder
 * for workers to stand in. Gone at the end.
 */
final class Workshop implements AutoCloseable {

    private static final List<Class<?>> CONTRACT = List.of(
            QueensSolver.class, NotStartedException.class,
            OneSolution.class, AllSolutions.class, SolutionCount.class,
            BlockedSquares.class, GivenRows.class, DistinctSolutions.class, FirstSolution.class,
            ToroidalBoard.class, CompletedBoard.class);
    private static final List<Class<?>> WORKER = List.of(
            SolverWorker.class, SolverHost.class, DrillCall.class, SubmissionLoader.class, Classes.class,
            ProbeWorker.class, ProbeWorker.Task.class, Surroundings.class,
            Frames.class, Frames.Frame.class, Frames.Garbage.class,
            Request.class, Request.Method.class,
            Reply.class, Reply.Placements.class, Reply.Count.class, Reply.TooLong.class, Reply.Threw.class,
            Reply.Kind.class, Reply.NoSolver.class, Reply.Placement.class, Reply.Boards.class);
    /** What belongs to the worker's main class alone. */
    private static final List<String> PARTS = Stream.of("Pipe", "Printer", "Inbox", "Guard")
            .map(part -> SolverWorker.class.getName() + "$" + part).toList();

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
            for (Class<?> type : CONTRACT) {
                copy(type.getName(), contract());
            }
            for (Class<?> type : WORKER) {
                copy(type.getName(), worker());
            }
            for (String part : PARTS) {
                copy(part, worker());
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

    private static void copy(String className, Path folder) throws IOException {
        String file = className.replace('.', '/') + ".class";
        Path target = folder.resolve(file);
        Files.createDirectories(target.getParent());
        try (InputStream bytes = Workshop.class.getClassLoader().getResourceAsStream(file)) {
            if (bytes == null) {
                throw new IOException("no class file of " + className);
            }
            Files.copy(bytes, target);
        }
    }
}
