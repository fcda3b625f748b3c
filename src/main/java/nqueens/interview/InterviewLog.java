package nqueens.interview;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/**
 * The file of an interview: an event a line, which is only ever added to. Whatever ends the program, what was written
 * before the last line is there.
 */
record InterviewLog(Path folder) {

    static final String FILE = "log.jsonl";

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().serializeNulls().create();
    private static final Map<String, Class<?>> TYPES = Arrays.stream(InterviewEvent.class.getPermittedSubclasses())
            .collect(Collectors.toMap(Class::getSimpleName, Function.identity()));

    /** An event, and the second of the interview's clock at which it happened. */
    record LoggedEvent(long second, InterviewEvent event) {
    }

    private Path file() {
        return folder.resolve(FILE);
    }

    private static JsonObject line(LoggedEvent entry) {
        JsonObject line = new JsonObject();
        line.addProperty("second", entry.second());
        line.addProperty("event", entry.event().getClass().getSimpleName());
        line.asMap().putAll(GSON.toJsonTree(entry.event()).getAsJsonObject().asMap());
        return line;
    }

    /** Adds a line, and flushes it. */
    void add(LoggedEvent entry) throws IOException {
        Files.writeString(file(), GSON.toJson(line(entry)) + "\n", StandardOpenOption.CREATE,
                StandardOpenOption.APPEND, StandardOpenOption.SYNC);
    }

    /**
     * Reads what the interview has come to; empty if it ended before its first event was written. A last line without
     * its end was being written when the program ended: it is left out.
     *
     * @throws IOException if a line is no event; the message names it, one line for people
     */
    Optional<InterviewState> state() throws IOException {
        String text = new String(Files.readAllBytes(file()), StandardCharsets.UTF_8);
        List<LoggedEvent> entries = new ArrayList<>();
        Optional<InterviewState> state = Optional.empty();
        for (String line : text.substring(0, text.lastIndexOf('\n') + 1).lines().toList()) {
            int number = entries.size() + 1;
            try {
                entries.add(parsed(line));
                // the first one must tell what began, of a drill that there is
                state = Optional.of(InterviewState.of(folder.getFileName().toString(), entries));
            } catch (RuntimeException e) {
                // Gson wraps what is wrong with a record in several types
                throw new IOException(file().toString().replace('\\', '/') + ", line " + number
                        + ": not an event of an interview. The file is left as it is: mend the line, or move the folder"
                        + " away", e);
            }
        }
        return state;
    }

    private static LoggedEvent parsed(String line) {
        JsonObject json = JsonParser.parseString(line).getAsJsonObject();
        LoggedEvent entry = new LoggedEvent(json.get("second").getAsLong(),
                (InterviewEvent) GSON.fromJson(json, TYPES.get(json.get("event").getAsString())));
        if (!line(entry).equals(json)) {
            throw new IllegalArgumentException("something lacks, or is unknown");
        }
        return entry;
    }

    /** Takes the rest of a line away that was being written when the program ended, to go on behind it. */
    void mend() throws IOException {
        byte[] bytes = Files.readAllBytes(file());
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        try (RandomAccessFile log = new RandomAccessFile(file().toFile(), "rw")) {
            log.setLength(end);
        }
    }
}
