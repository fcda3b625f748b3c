package nqueens.report;

import java.io.IOException;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

import nqueens.judge.Results;

/** {@code results.json}: the results as they are, for programs; every other report is drawn from the same. */
public final class JsonReport implements SubmissionReport {

    /** The file's name. */
    public static final String FILE = "results.json";

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    @Override
    public String file() {
        return FILE;
    }

    /** Gives JSON, with a line end after the last brace. */
    @Override
    public String text(Results results) {
        return GSON.toJson(results) + "\n";
    }

    /**
     * Reads a report.
     *
     * @param text what {@link #text(Results)} gave
     * @return the results
     * @throws IOException if it is no such text
     */
    public static Results results(String text) throws IOException {
        try {
            Results results = GSON.fromJson(text, Results.class);
            if (results != null) {
                return results;
            }
        } catch (RuntimeException e) {
            // Gson wraps what a record's constructor throws, in no type of its own
            throw new IOException("no results: " + e.getMessage(), e);
        }
        throw new IOException("no results: empty");
    }
}
