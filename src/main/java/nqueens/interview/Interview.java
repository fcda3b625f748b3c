package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;

import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;
import nqueens.interview.InterviewEvent.Tried;
import nqueens.interview.Text.Section;
import nqueens.judge.submission.ProjectFolder;
import nqueens.report.ReportFolder;
import nqueens.report.page.PageTemplate;

/**
 * An interview: a log to which events are only added, and everything that follows from it. The first line says how it
 * began. However the program ends, all complete lines remain. Its pages are made from it.
 */
final class Interview {

    static final String LOG = "log.jsonl";
    static final String DEBRIEF = "debrief.html";
    static final String SHEET = "interviewer.html";

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().serializeNulls().create();
    /** Between backticks, which are escaped. */
    private static final Pattern CODE = Pattern.compile("&#x60;(.+?)&#x60;");

    final Path folder;
    final Began began;
    final Drill drill;
    final List<InterviewEvent> events = new ArrayList<>();
    final List<StageProgress> stages = new ArrayList<>();
    /** The grades that the candidate gave, in the order of the criteria. */
    final List<Integer> grades = new ArrayList<>();
    /** The number of the current stage, from 0; after the last stage, the number of stages. */
    private int number;

    /**
     * Its first line: the time it began, such as {@code 2026-11-21T10:15:30}, and a question for each stage, perhaps
     * empty.
     */
    record Began(String time, String drill, int minutes, boolean pair, boolean whiteboard, boolean silent,
            List<String> questions) {

        public Began {
            Objects.requireNonNull(time);
            questions = List.copyOf(questions);
        }

        /** The time that it may take. */
        long seconds() {
            return (long) minutes * InterviewEvent.SECONDS_PER_MINUTE;
        }
    }

    /** Creates an interview before its first event; no file is written yet. */
    Interview(Path folder, Began began) {
        this.folder = folder;
        this.began = began;
        this.drill = Drill.of(began.drill());
        Optional<StageProgress> before = Optional.empty();
        for (DrillStage stage : drill.stages()) {
            stages.add(new StageProgress(folder, began, stage, began.questions().get(stages.size()), before));
            before = Optional.of(stages.get(stages.size() - 1));
        }
    }

    /** Writes the first line of the file. */
    static Interview begin(Path folder, Began began) throws IOException {
        new ReportFolder(folder).write(LOG, GSON.toJson(began) + "\n");
        return new Interview(folder, began);
    }

    /**
     * Reads the events. A last line without an end was being written when the program ended, and is ignored.
     *
     * @throws IOException if a line is no event; the message names it, one line for people
     */
    static Interview read(Path folder) throws IOException {
        List<String> lines = new String(wholeLines(folder), StandardCharsets.UTF_8).lines().toList();
        int line = 0;
        try {
            Interview interview = new Interview(folder, parsed(object(lines.get(line)), Began.class));
            for (line = 1; line < lines.size(); line++) {
                JsonObject event = object(lines.get(line));
                interview.add(parsed(event, event.has("verdict") ? Tried.class : Noted.class));
            }
            return interview;
        } catch (RuntimeException e) {
            // Gson wraps the errors of a record in several types
            throw new IOException(shown(folder.resolve(LOG)) + ", line " + (line + 1) + ": not an event of an"
                    + " interview. The file is left as it is: mend the line, or move the folder away", e);
        }
    }

    private static JsonObject object(String line) {
        return JsonParser.parseString(line).getAsJsonObject();
    }

    private static <T> T parsed(JsonObject json, Class<? extends T> type) {
        T parsed = GSON.fromJson(json, type);
        if (!GSON.toJsonTree(parsed).equals(json)) {
            throw new IllegalArgumentException("something lacks, or is unknown");
        }
        return parsed;
    }

    /** The complete lines. */
    private static byte[] wholeLines(Path folder) throws IOException {
        byte[] bytes = Files.readAllBytes(folder.resolve(LOG));
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return Arrays.copyOf(bytes, end);
    }

    /** Removes an incomplete last line, so that the log can go on. */
    void mend() throws IOException {
        try (FileChannel log = FileChannel.open(folder.resolve(LOG), StandardOpenOption.WRITE)) {
            log.truncate(wholeLines(folder).length);
        }
    }

    /** Adds a line to the file, flushes it, and applies its event. */
    void write(InterviewEvent event) {
        try {
            Files.writeString(folder.resolve(LOG), GSON.toJson(event) + "\n", StandardOpenOption.APPEND,
                    StandardOpenOption.SYNC);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        add(event);
    }

    /** Applies an event. */
    void add(InterviewEvent event) {
        boolean isGrade = event instanceof Noted noted && noted.kind() == Note.GRADED;
        if (isFinished() || isGrade && !isOver()) {
            throw new IllegalStateException("not now: " + event);
        } else if (isGrade) {
            grades.add(Integer.valueOf(((Noted) event).text()));
        } else if (!isOver()) {
            stage().add(event);
            number += stage().outcome.isEmpty() ? 0 : 1;
        }
        events.add(event);
    }

    /** The name of its folder. */
    String name() {
        return folder.getFileName().toString();
    }

    /** The folder, as it is named on the screen. */
    String place() {
        return shown(folder);
    }

    /** A file as it is named on the screen, the same on every machine. */
    static String shown(Path file) {
        return file.toString().replace('\\', '/');
    }

    /** The second of the last event. */
    long second() {
        return events.isEmpty() ? 0 : events.get(events.size() - 1).second();
    }

    /** Its length so far, without the grading. */
    String minutes() {
        return InterviewEvent.clock(stage().ends());
    }

    boolean isOverTime() {
        return reached().stream().anyMatch(StageProgress::isOverTime);
    }

    /** Whether there is no current stage any more. */
    boolean isOver() {
        return number == stages.size();
    }

    /** The current stage, or the last one. */
    StageProgress stage() {
        return stages.get(Math.min(number, stages.size() - 1));
    }

    /** The stages that were begun. */
    List<StageProgress> reached() {
        return stages.subList(0, Math.min(number + 1, stages.size()));
    }

    /** The stages begun that have a question. */
    List<StageProgress> talks() {
        return reached().stream().filter(stage -> !stage.stage.isCoding()).toList();
    }

    /** The questions that the candidate didn't ask about the problems reached, each once. */
    List<Section> unasked() {
        return reached().stream().flatMap(stage -> stage.stage.questions().stream()).distinct().filter(question ->
                stages.stream().noneMatch(stage -> stage.asked.contains(question.text()))).toList();
    }

    /** The next criterion to grade, if not all are graded. */
    Criterion toGrade() {
        return Criterion.values()[grades.size()];
    }

    /** The evidence that limits the next grade, shown before the candidate gives it; empty if none does. */
    Optional<String> bound() {
        return HireRule.of(this, toGrade()).map(rule -> "what happened allows at most " + rule.most() + ": "
                + rule.broken(this).orElseThrow());
    }

    /** Whether all criteria are graded. */
    boolean isFinished() {
        return grades.size() == Criterion.values().length;
    }

    HiringVerdict verdict() {
        return HiringVerdict.of(this);
    }

    List<Criterion> criteria() {
        return List.of(Criterion.values());
    }

    List<HireRule> rules() {
        return HireRule.ALL;
    }

    /** Writes a page into its folder, from the template of that name. */
    void writePage(String page) throws IOException {
        new ReportFolder(folder).write(page, PageTemplate.html(page + ".mustache").fill(this));
    }

    /** Our own text as HTML: code is set as code, and a file of the kata becomes a link if it exists. */
    Mustache.Lambda prose() {
        return (fragment, out) -> out.write(CODE.matcher(Escapers.HTML.escape(fragment.execute()))
                .replaceAll(Interview::code));
    }

    private static String code(MatchResult code) {
        String text = Matcher.quoteReplacement(code.group(1));
        // other code may be no path on some system
        boolean isFile = text.matches("[\\w./-]+") && Files.isRegularFile(ProjectFolder.own().resolve(text));
        return isFile ? "<a href=\"../../" + text + "\">" + text + "</a>" : "<code>" + text + "</code>";
    }
}
