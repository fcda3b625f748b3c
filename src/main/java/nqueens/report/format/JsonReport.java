package nqueens.report.format;

import java.io.IOException;
import java.util.Objects;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

import nqueens.judge.result.Results;

/** {@code results.json}: the results as they are, for programs; every other report is drawn from the same. */
public final class JsonReport {

    /** The file's name. */
    public static final String FILE = "results.json";

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private JsonReport() {
    }

    /** {@return JSON, with a line end after the last brace} */
    public static String text(Results results) {
        return GSON.toJson(results) + "\n";
    }

    /** {@return the results that a report was drawn from, by what {@link #text(Results)} gave} */
    public static Results results(String text) throws IOException {
        try {
            return Objects.requireNonNull(GSON.fromJson(text, Results.class), "empty");
        } catch (RuntimeException e) {
            // Gson wraps what a record's constructor throws, in no type of its own
            throw new IOException("no results: " + e.getMessage(), e);
        }
    }
}
