package nqueens.report;

import nqueens.judge.Results;

/** One file of what is reported of a submission. */
public interface SubmissionReport {

    /** {@return the file's name, without a folder} */
    String file();

    /**
     * Draws the report.
     *
     * @param results what the submission came to
     * @return the file's content
     */
    String text(Results results);
}
