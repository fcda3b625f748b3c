package nqueens.interview;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

import nqueens.interview.InterviewEvent.Noted;
import nqueens.interview.InterviewEvent.Tried;
import nqueens.report.ReportFolder;

/**
 * The file of an interview: how it began, and an event a line, which is only ever added to. Whatever ends the program,
 * what was written before the last line is there.
 */
record InterviewLog(Path folder) {

    static final String FILE = "log.jsonl";

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    /** Its first line: when it began, such as {@code 2026-11-21T10:15:30}; a question for each stage, perhaps empty. */
    record Began(String time, String drill, int minutes, boolean pair, boolean whiteboard, boolean silent,
            List<String> questions) {
    }

    Path file() {
        return folder.resolve(FILE);
    }

    /** Writes the first line. */
    InterviewState begin(Began began) throws IOException {
        new ReportFolder(folder).write(FILE, GSON.toJson(began) + "\n");
        return InterviewState.of(folder, began);
    }

    /** Adds a line, and flushes it. */
    void add(InterviewEvent event) throws IOException {
        Files.writeString(file(), GSON.toJson(event) + "\n", StandardOpenOption.APPEND, StandardOpenOption.SYNC);
    }

    /**
     * Reads what the interview has come to. A last line without its end was being written when the program ended: it is
     * left out.
     *
     * @throws IOException if a line is no event; the message names it, one line for people
     */
    InterviewState state() throws IOException {
        List<String> lines = whole().lines().toList();
        int number = 1;
        try {
            InterviewState state = InterviewState.of(folder, parsed(object(lines.get(0)), Began.class));
            for (String line : lines.subList(1, lines.size())) {
                number++;
                JsonObject event = object(line);
                state.add(parsed(event, event.has("verdict") ? Tried.class : Noted.class));
            }
            return state;
        } catch (RuntimeException e) {
            // Gson wraps what is wrong with a record in several types
            throw new IOException(file().toString().replace('\\', '/') + ", line " + number
                    + ": not an event of an interview. The file is left as it is: mend the line, or move the folder"
                    + " away", e);
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

    /** The lines that have their end. */
    private String whole() throws IOException {
        String text = new String(Files.readAllBytes(file()), StandardCharsets.UTF_8);
        return text.substring(0, text.lastIndexOf('\n') + 1);
    }

    /** Takes the rest of a line away that was being written when the program ended, to go on behind it. */
    void mend() throws IOException {
        try (FileChannel log = FileChannel.open(file(), StandardOpenOption.WRITE)) {
            log.truncate(whole().getBytes(StandardCharsets.UTF_8).length);
        }
    }
}
