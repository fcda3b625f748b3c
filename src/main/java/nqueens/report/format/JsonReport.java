package nqueens.report.format;

import java.io.IOException;
import java.util.Objects;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

import nqueens.judge.result.Results;

/** {@code results.json}: all results, for programs. */
public final class JsonReport {

    public static final String FILE = "results.json";

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private JsonReport() {
    }

    /** {@return JSON, with a line end after the last brace} */
    public static String text(Results results) {
        return GSON.toJson(results) + "\n";
    }

    /** {@return the results, read from the text of {@link #text(Results)}} */
    public static Results results(String text) throws IOException {
        try {
            return Objects.requireNonNull(GSON.fromJson(text, Results.class), "empty");
        } catch (RuntimeException e) {
            // Gson wraps the exceptions of a record's constructor in a plain RuntimeException
            throw new IOException("no results: " + e.getMessage(), e);
        }
    }
}
