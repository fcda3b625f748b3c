package nqueens.report;

import nqueens.judge.Results;

/** One file of what is reported of a submission. */
public interface SubmissionReport {

    /**
     * Gives the file's name.
     *
     * @return a name without a folder
     */
    String file();

    /**
     * Draws the report.
     *
     * @param results what the submission came to
     * @return the file's content, lines parted as the format asks for
     */
    String text(Results results);
}
