package nqueens.report;

import java.util.function.Function;

/**
 * One file of what is reported.
 *
 * @param <T> what is reported: the results of a submission, or of a class
 * @param file the file's name, without a folder
 * @param drawing gives the file's content
 */
public record Report<T>(String file, Function<T, String> drawing) {

    /** {@return the file's content} */
    public String text(T results) {
        return drawing.apply(results);
    }
}
