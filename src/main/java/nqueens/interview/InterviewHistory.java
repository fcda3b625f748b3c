package nqueens.interview;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

import nqueens.report.ReportFolder;

/**
 * The interviews so far, kept in a file {@code history.json} of this machine. A file that holds something else is
 * never written to.
 *
 * @param interviews the interviews, in the order in which they were finished
 */
public record InterviewHistory(List<InterviewRecord> interviews) {

    /** The file's name. */
    public static final String FILE = "history.json";

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    /** Creates a history, from a copy of the list. */
    public InterviewHistory {
        interviews = List.copyOf(interviews);
    }

    /**
     * What the file holds.
     *
     * @param schemaVersion the version of its field names
     * @param content tells it from other files
     * @param interviews the interviews
     */
    private record Content(int schemaVersion, String content, List<InterviewRecord> interviews) {

        private static final int VERSION = 1;
        private static final String NAME = "n-queens interviews";

        Content {
            interviews = List.copyOf(interviews);
            if (schemaVersion != VERSION || !content.equals(NAME)) {
                throw new IllegalArgumentException("another file: " + content + ", version " + schemaVersion);
            }
        }
    }

    /**
     * Reads the history.
     *
     * @param root the folder of interviews
     * @return the history; without interviews if there is no file
     * @throws IOException if the file can't be read, or is none of ours; the message is one line for people
     */
    public static InterviewHistory read(Path root) throws IOException {
        Path file = root.resolve(FILE);
        if (!Files.exists(file)) {
            return new InterviewHistory(List.of());
        }
        try {
            Content content = GSON.fromJson(Files.readString(file, StandardCharsets.UTF_8), Content.class);
            return new InterviewHistory(content.interviews());
        } catch (IOException | RuntimeException e) {
            // Gson wraps what a record's constructor throws, in no type of its own
            throw new IOException(file + ": not a history of interviews that can be read. It is left as it is:"
                    + " mend it, or move it away to begin a new one", e);
        }
    }

    /**
     * Adds an interview to the file, which is there whole or as it was, whatever ends the program in the middle.
     *
     * @param root the folder of interviews
     * @param interview the interview
     * @return the history with the interview at its end
     * @throws IOException if the file is none of ours, or can't be written
     */
    public static InterviewHistory add(Path root, InterviewRecord interview) throws IOException {
        List<InterviewRecord> interviews = new ArrayList<>(read(root).interviews());
        interviews.add(interview);
        new ReportFolder(root).write(FILE,
                GSON.toJson(new Content(Content.VERSION, Content.NAME, interviews)) + "\n");
        return new InterviewHistory(interviews);
    }
}
