package nqueens.report;

import java.util.function.Function;

/** One file of what is reported, a submission or a class: its name, and what gives its content. */
public record Report<T>(String file, Function<T, String> drawing) {

    /** {@return the file's content} */
    public String text(T results) {
        return drawing.apply(results);
    }
}
