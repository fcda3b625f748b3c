package nqueens.interview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.gson.Gson;

import nqueens.report.ReportFolder;

/**
 * The file that an interview has in its folder until it is finished: there whole or as it was, whatever ends the
 * program in the middle.
 */
record UnfinishedInterview(Path folder) {

    static final String FILE = "interview.json";

    private static final Gson GSON = new Gson();

    /** Finds the one that was written last; one that can't be read is none. */
    static Optional<InterviewRecord> last(Path root) throws IOException {
        if (!Files.isDirectory(root)) {
            return Optional.empty();
        }
        try (Stream<Path> folders = Files.list(root)) {
            return folders.map(folder -> folder.resolve(FILE)).filter(Files::exists)
                    .sorted(Comparator.<Path>comparingLong(file -> file.toFile().lastModified()).reversed())
                    .flatMap(file -> read(file).stream()).findFirst();
        }
    }

    private static Optional<InterviewRecord> read(Path file) {
        try {
            return Optional.ofNullable(GSON.fromJson(Files.readString(file), InterviewRecord.class))
                    .filter(record -> file.getParent().getFileName().toString().equals(record.folder()));
        } catch (IOException | RuntimeException e) {
            // Gson wraps what a record's constructor throws, in no type of its own
            return Optional.empty();
        }
    }

    void write(InterviewRecord record) throws IOException {
        new ReportFolder(folder).write(FILE, GSON.toJson(record));
    }

    void delete() throws IOException {
        Files.deleteIfExists(folder.resolve(FILE));
    }
}
