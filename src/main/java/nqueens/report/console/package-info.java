/** What a terminal shows: of a submission to a learner, of a class to an instructor, in colour where it can. */
package nqueens.report.console;
