package nqueens.report;

import nqueens.judge.ClassResults;

/** One file of what is reported of a class. */
public interface ClassReport {

    /** {@return the file's name, without a folder} */
    String file();

    /**
     * Draws the report.
     *
     * @param results what the class came to
     * @return the file's content
     */
    String text(ClassResults results);
}
