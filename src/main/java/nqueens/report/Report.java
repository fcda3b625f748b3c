package nqueens.report;

import java.util.function.Function;

/** One file of a report on a submission or a class: its name, and a function that creates its content. */
public record Report<T>(String file, Function<T, String> content) {

    /** Creates the content of the file. */
    public String text(T results) {
        return content.apply(results);
    }
}
