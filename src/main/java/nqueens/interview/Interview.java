package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;

import nqueens.interview.InterviewEvent.EventKind;
import nqueens.judge.submission.ProjectFolder;
import nqueens.report.ReportFolder;
import nqueens.report.page.PageTemplate;

/**
 * An interview: an append-only log, and everything derived from the log. The first line of the log holds the settings.
 * All complete lines survive if the program is killed. The pages' templates take their data from this class.
 */
final class Interview {

    static final String LOG = "log.jsonl";

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
    /** Matches code between backticks, which are escaped; the second group is the part that can be a path. */
    private static final Pattern CODE = Pattern.compile("&#x60;(([\\w./-]*).*?)&#x60;");

    final Path folder;
    final InterviewSetup setup;
    final Drill drill;
    final List<InterviewEvent> events = new ArrayList<>();
    final List<StageProgress> stages = new ArrayList<>();
    final List<Section> criteria = HiringVerdict.CRITERIA;

    /** The first line of the log: the settings, and for each stage its question, which may be empty. */
    record InterviewSetup(String drill, int minutes, boolean pair, boolean whiteboard, boolean silent,
            List<String> questions) {

        long seconds() {
            return minutes * 60L;
        }
    }

    Interview(Path folder, InterviewSetup setup) {
        this.folder = folder;
        this.setup = setup;
        this.drill = Drill.of(setup.drill());
        drill.stages().forEach(stage -> stages.add(new StageProgress(this, stage)));
    }

    static Interview begin(Path folder, InterviewSetup setup) throws IOException {
        new ReportFolder(folder).write(LOG, GSON.toJson(setup) + "\n");
        Interview interview = new Interview(folder, setup);
        interview.stage().open();
        if (setup.pair()) {
            interview.writePage("interviewer.html");
        }
        return interview;
    }

    /** Reads the log, and removes an incomplete last line that a killed program left. */
    static Interview read(Path folder) throws IOException {
        String text = Section.content(folder.resolve(LOG));
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        List<String> lines = whole.lines().toList();
        int line = 0;
        try {
            Interview interview = new Interview(folder, GSON.fromJson(lines.get(line), InterviewSetup.class));
            for (line = 1; line < lines.size(); line++) {
                interview.add(Objects.requireNonNull(GSON.fromJson(lines.get(line), InterviewEvent.class)));
            }
            if (!whole.equals(text)) {
                new ReportFolder(folder).write(LOG, whole);
            }
            return interview;
        } catch (RuntimeException e) {
            // Gson wraps the errors of a record in several types
            throw new IOException(folder.resolve(LOG) + ", line " + (line + 1) + ": not an event of an"
                    + " interview. The file is unchanged: correct the line, or move the folder away", e);
        }
    }

    /** Appends an event to the log, and creates the file of a stage that begins. */
    void write(InterviewEvent event) {
        try {
            Files.writeString(folder.resolve(LOG), GSON.toJson(event) + "\n", StandardOpenOption.APPEND,
                    StandardOpenOption.SYNC);
            add(event);
            stage().open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void add(InterviewEvent event) {
        if (!isOver()) {
            stage().events.add(event);
        }
        events.add(event);
    }

    String name() {
        return folder.getFileName().toString();
    }

    long second() {
        return events.isEmpty() ? 0 : events.get(events.size() - 1).second();
    }

    long lastAction() {
        return events.stream().filter(event -> event.kind() != EventKind.CLOCK).mapToLong(InterviewEvent::second).max()
                .orElse(0);
    }

    /** Returns the time taken before the grading, in minutes and seconds, such as {@code 12:05}. */
    String minutes() {
        return InterviewEvent.clock(stage().ends());
    }

    /** Returns the first stage that hasn't ended, or the last one. */
    StageProgress stage() {
        return stages.stream().filter(stage -> stage.outcome().isEmpty()).findFirst()
                .orElse(stages.get(stages.size() - 1));
    }

    boolean isOver() {
        return !stage().outcome().isEmpty();
    }

    List<StageProgress> reached() {
        return stages.subList(0, stages.indexOf(stage()) + 1);
    }

    List<Integer> grades() {
        return events.stream().filter(event -> event.kind() == EventKind.GRADED)
                .map(event -> Integer.valueOf(event.text())).toList();
    }

    boolean isFinished() {
        return grades().size() == criteria.size();
    }

    Section toGrade() {
        return criteria.get(grades().size());
    }

    Optional<HiringVerdict.HireLimit> limit() {
        return HiringVerdict.limit(this, toGrade());
    }

    HiringVerdict verdict() {
        return HiringVerdict.of(this);
    }

    void writePage(String page) throws IOException {
        new ReportFolder(folder).write(page, PageTemplate.html(page + ".mustache").fill(this));
    }

    /** Turns our own text into HTML: text in backticks becomes code, or a link if it is the path of a file. */
    Mustache.Lambda prose() {
        return (fragment, out) -> out.write(CODE.matcher(Escapers.HTML.escape(fragment.execute()))
                .replaceAll(code -> Files.isRegularFile(ProjectFolder.own().resolve(code.group(2)))
                        ? "<a href=\"../../$1\">$1</a>" : "<code>$1</code>"));
    }
}
