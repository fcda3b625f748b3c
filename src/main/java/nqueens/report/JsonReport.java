package nqueens.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

import nqueens.judge.Results;

/** {@code results.json}: the results as they are, for programs. */
public final class JsonReport {

    private static final String FILE = "results.json";
    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final Path folder;

    /**
     * Creates a report.
     *
     * @param folder where the file goes; made if it is missing
     */
    public JsonReport(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes the file, whole or not at all.
     *
     * @param results what is reported
     * @throws IOException if the file can't be written; an earlier one is then left as it was
     */
    public void write(Results results) throws IOException {
        Files.createDirectories(folder);
        Path whole = folder.resolve(FILE);
        // not createTempFile, which would keep the report from everybody else on the machine
        Path part = folder.resolve(FILE + "." + UUID.randomUUID() + ".part");
        try {
            Files.write(part, (text(results) + "\n").getBytes(StandardCharsets.UTF_8),
                    StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            move(part, whole);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /**
     * Deletes the report of an earlier run, if there is one.
     *
     * @throws IOException if it can't be deleted
     */
    public void delete() throws IOException {
        Files.deleteIfExists(folder.resolve(FILE));
    }

    /**
     * Gives the file's content.
     *
     * @param results what is reported
     * @return JSON, without a line end after the last brace
     */
    public static String text(Results results) {
        return GSON.toJson(results);
    }

    private static void move(Path part, Path whole) throws IOException {
        try {
            Files.move(part, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, whole, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
