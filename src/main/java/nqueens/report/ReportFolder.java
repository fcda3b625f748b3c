package nqueens.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A folder of reports, created by the first write. Each file is either complete or missing. */
public record ReportFolder(Path path) {

    /** Writes a file in UTF-8. If writing fails, an earlier file stays unchanged. */
    public void write(String file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a zip archive as {@link #write} writes a file; each entry is a path and a text. */
    public void zip(String file, Stream<Map.Entry<String, String>> entries) throws IOException {
        ByteArrayOutputStream archive = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(archive)) {
            for (Map.Entry<String, String> each : (Iterable<Map.Entry<String, String>>) entries::iterator) {
                zip.putNextEntry(new ZipEntry(each.getKey()));
                zip.write(each.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        write(file, archive.toByteArray());
    }

    private void write(String file, byte[] content) throws IOException {
        Files.createDirectories(path);
        // createTempFile is unsuitable: only the owner could read the file
        Path part = path.resolve(file + "." + UUID.randomUUID() + ".part");
        try {
            Files.write(part, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(part, path.resolve(file), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Deletes the folder and everything in it, if the folder exists. */
    public void delete() throws IOException {
        if (Files.exists(path)) {
            try (Stream<Path> files = Files.walk(path)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Deletes a file, if it exists. */
    public void delete(String file) throws IOException {
        Files.deleteIfExists(path.resolve(file));
    }

    /**
     * Writes all reports, even if one of them fails. Creates the texts in parallel, and writes the files in the order
     * of the list: the last file may be the script that makes a page in a browser load the others again. Throws an
     * exception with a line for each report that can't be written; the line gives the reason.
     */
    public <T> void writeEach(List<Report<T>> reports, T results) throws IOException {
        Map<Report<T>, CompletableFuture<String>> texts = new LinkedHashMap<>();
        reports.forEach(report -> texts.put(report, CompletableFuture.supplyAsync(() -> report.text(results))));
        List<String> problems = new ArrayList<>();
        texts.forEach((report, text) -> {
            try {
                write(report.file(), text.join());
            } catch (IOException e) {
                problems.add(path.resolve(report.file()) + " can't be written: " + e);
            } catch (CompletionException e) {
                problems.add(path.resolve(report.file()) + " can't be written: " + e.getCause());
            }
        });
        if (!problems.isEmpty()) {
            throw new IOException(String.join("\n", problems));
        }
    }
}
