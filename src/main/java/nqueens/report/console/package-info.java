/** Output on a terminal: a submission for its learner, a class for its instructor, in colour where possible. */
package nqueens.report.console;
