package nqueens.interview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

import nqueens.report.ReportFolder;

/**
 * The interviews so far, kept in a file {@code history.json} of this machine. A file that holds something else is
 * never written to.
 *
 * @param interviews the interviews, in the order in which they were finished
 */
record InterviewHistory(List<InterviewRecord> interviews) {

    static final String FILE = "history.json";

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    InterviewHistory {
        interviews = List.copyOf(interviews);
    }

    /** What the file holds; two fields tell it from other files. */
    private record Content(int schemaVersion, String content, List<InterviewRecord> interviews) {

        private static final int VERSION = 1;
        private static final String NAME = "n-queens interviews";

        Content {
            if (schemaVersion != VERSION || !content.equals(NAME)) {
                throw new IllegalArgumentException("another file: " + content + ", version " + schemaVersion);
            }
        }
    }

    /**
     * Reads the history in the folder of all interviews; where there is no file, there were none.
     *
     * @throws IOException if the file can't be read, or is none of ours; the message is one line for people
     */
    static InterviewHistory read(Path root) throws IOException {
        Path file = root.resolve(FILE);
        if (!Files.exists(file)) {
            return new InterviewHistory(List.of());
        }
        try {
            return new InterviewHistory(GSON.fromJson(Files.readString(file), Content.class).interviews());
        } catch (IOException | RuntimeException e) {
            // Gson wraps what a record's constructor throws, in no type of its own
            throw new IOException(file + ": not a history of interviews that can be read. It is left as it is:"
                    + " mend it, or move it away to begin a new one", e);
        }
    }

    /**
     * Adds an interview to the file, which is there whole or as it was, whatever ends the program in the middle.
     *
     * @throws IOException if the file is none of ours, or can't be written
     */
    static InterviewHistory add(Path root, InterviewRecord interview) throws IOException {
        List<InterviewRecord> interviews = new ArrayList<>(read(root).interviews());
        interviews.add(interview);
        new ReportFolder(root).write(FILE,
                GSON.toJson(new Content(Content.VERSION, Content.NAME, interviews)) + "\n");
        return new InterviewHistory(interviews);
    }

    /** The history for people: lines, each with its end; empty if there is no interview. */
    String table() {
        return new HistoryTable(interviews).text();
    }

    /** Draws one of the drills that were never practised; where all were, of those whose last time is longest ago. */
    Drill drawn(RandomGenerator random) {
        LocalDate oldest = Arrays.stream(Drill.values()).map(this::last).min(LocalDate::compareTo).orElseThrow();
        List<Drill> candidates =
                Arrays.stream(Drill.values()).filter(drill -> last(drill).equals(oldest)).toList();
        return candidates.get(random.nextInt(candidates.size()));
    }

    private LocalDate last(Drill drill) {
        return interviews.stream().filter(interview -> interview.drill().equals(drill.id()))
                .map(InterviewRecord::day).max(LocalDate::compareTo).orElse(LocalDate.MIN);
    }
}
