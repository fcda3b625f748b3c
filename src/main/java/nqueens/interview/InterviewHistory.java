package nqueens.interview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

import nqueens.report.ReportFolder;

/**
 * The interviews so far, in the order in which they were finished, kept in a file {@code history.json} of this machine.
 * A file that holds something else is never written to.
 */
record InterviewHistory(List<InterviewRecord> interviews) {

    static final String FILE = "history.json";

    /** So many interviews of other drills lie between two of one that went badly. */
    private static final int BETWEEN = 2;
    private static final Function<InterviewHistory, Comparator<Drill>> ORDER = history ->
            Comparator.<Drill>comparingInt(history::rank).thenComparingInt(history::place);
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
     * Adds an interview to the file, which is there whole or as it was, whatever ends the program in the middle. One
     * that is there already, by its folder, is put in its place.
     *
     * @throws IOException if the file is none of ours, or can't be written
     */
    static InterviewHistory add(Path root, InterviewRecord interview) throws IOException {
        List<InterviewRecord> interviews = new ArrayList<>(read(root).interviews());
        interviews.removeIf(each -> !each.folder().isEmpty() && each.folder().equals(interview.folder()));
        interviews.add(interview);
        new ReportFolder(root).write(FILE,
                GSON.toJson(new Content(Content.VERSION, Content.NAME, interviews)) + "\n");
        return new InterviewHistory(interviews);
    }

    /** The history for people: lines, each with its end; empty if there is no interview. */
    String table() {
        return new HistoryTable(interviews).text();
    }

    /** What to do otherwise, as it was noted last; empty if nothing was. */
    String nextTime() {
        return interviews.isEmpty() ? "" : interviews.get(interviews.size() - 1).nextTime();
    }

    /** The questions that were asked so far, one as often as it was. */
    List<String> asked() {
        return interviews.stream().flatMap(interview -> interview.stages().stream())
                .flatMap(stage -> stage.evidence().talks().stream()).toList();
    }

    /** Draws one of the drills that are due next, of those that the settings allow. */
    Drill drawn(InterviewSettings settings, RandomGenerator random) {
        List<Drill> due = due().stream().filter(settings::allows).toList();
        List<Drill> candidates = due.stream().filter(drill -> ORDER.apply(this).compare(drill, due.get(0)) == 0)
                .toList();
        return candidates.get(random.nextInt(candidates.size()));
    }

    /**
     * All drills in the order in which they are due: those that went badly, once two other interviews lie between;
     * those that were never practised, from easy to hard; the others, from the one that was practised longest ago.
     */
    List<Drill> due() {
        return Arrays.stream(Drill.values()).sorted(ORDER.apply(this)).toList();
    }

    /** Whether the last interview of a drill went badly, and lies back far enough. */
    boolean isToRepeat(Drill drill) {
        int last = index(drill);
        return last >= 0 && interviews.size() - 1 - last >= BETWEEN && !interviews.get(last).isGood();
    }

    /** The last interview of a drill. */
    Optional<InterviewRecord> last(Drill drill) {
        return Optional.of(index(drill)).filter(index -> index >= 0).map(interviews::get);
    }

    /** The place of the last interview of a drill in the list, -1 if there is none. */
    private int index(Drill drill) {
        return IntStream.iterate(interviews.size() - 1, index -> index - 1).limit(interviews.size())
                .filter(index -> interviews.get(index).drill().equals(drill.id())).findFirst().orElse(-1);
    }

    private int rank(Drill drill) {
        return isToRepeat(drill) ? 0 : index(drill) < 0 ? 1 : 2;
    }

    private int place(Drill drill) {
        return index(drill) < 0 ? drill.level() : index(drill);
    }
}
