package nqueens.report;

import java.util.function.Function;

/** One file of a report on a submission or a class: its name, and a function that creates its content. */
public record Report<T>(String file, Function<T, String> content) {

    /** {@return the file's content} */
    public String text(T results) {
        return content.apply(results);
    }
}
