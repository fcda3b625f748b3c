package nqueens.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A folder of reports. A file is there whole or not at all, whatever ends the judge in the middle.
 *
 * @param path the folder; made when it is first written to
 */
public record ReportFolder(Path path) {

    /**
     * Writes a file in UTF-8, in place of an earlier one.
     *
     * @param file the file's name
     * @param text its content
     * @throws IOException if it can't be written; an earlier one is then left as it was
     */
    public void write(String file, String text) throws IOException {
        Files.createDirectories(path);
        Path whole = path.resolve(file);
        // not createTempFile, which would keep the report from everybody else on the machine
        Path part = path.resolve(file + "." + UUID.randomUUID() + ".part");
        try {
            Files.write(part, text.getBytes(StandardCharsets.UTF_8),
                    StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            move(part, whole);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /**
     * Deletes a file of an earlier run, if there is one.
     *
     * @param file the file's name
     * @throws IOException if it can't be deleted
     */
    public void delete(String file) throws IOException {
        Files.deleteIfExists(path.resolve(file));
    }

    private static void move(Path part, Path whole) throws IOException {
        try {
            Files.move(part, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, whole, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
