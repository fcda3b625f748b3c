package nqueens.report;

import nqueens.judge.ClassResults;

/** One file of what is reported of a class. */
public interface ClassReport {

    /**
     * Gives the file's name.
     *
     * @return a name without a folder
     */
    String file();

    /**
     * Draws the report.
     *
     * @param results what the class came to
     * @return the file's content, lines parted as the format asks for
     */
    String text(ClassResults results);
}
