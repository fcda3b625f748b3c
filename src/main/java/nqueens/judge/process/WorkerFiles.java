package nqueens.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
import nqueens.judge.worker.Values;
import nqueens.judge.worker.event.Events;
import nqueens.problem.Harness;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/** The files that child JVMs are given, in a private folder: class files, and an empty folder to stand in. */
final class WorkerFiles implements AutoCloseable {

    private static final List<Class<?>> WORKER = List.of(
            SolverWorker.class, SolverOutput.class, SolverHost.class, SubmissionLoader.class, Classes.class,
            Frames.class, RecordCodec.class, Request.class, Reply.class,
            Values.class, Counted.class, Counters.class, Events.class);

    private final PrivateFolder folder;
    private final Path root;

    WorkerFiles() {
        try {
            folder = new PrivateFolder(Path.of(System.getProperty("java.io.tmpdir")));
            root = folder.path();
            Files.createDirectory(empty());
            Files.createFile(secret());
            copy(NotStartedException.class, contract());
            for (Problem problem : Catalogue.all()) {
                copy(problem.contract(), problem.harness().isEmpty() ? contract() : harness());
            }
            for (Class<?> part : Harness.JUNIT.parts()) {
                copy(part, harness());
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
        folder.close();
    }

    /** Copies a class with all that is declared in it; a contract may be that of several problems. */
    private static void copy(Class<?> type, Path folder) throws IOException {
        String packageName = type.getPackageName();
        String inFolder = packageName.replace('.', '/');
        Path target = Files.createDirectories(folder.resolve(inFolder));
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Harness.placeOf(type).resolve(inFolder),
                type.getName().substring(packageName.length() + 1) + "{,$*}.class")) {
            for (Path file : files) {
                Files.write(target.resolve(file.getFileName()), Files.readAllBytes(file));
            }
        }
    }
}
