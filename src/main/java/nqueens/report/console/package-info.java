/** The output of a learner's run on a terminal, in colour where possible. */
package nqueens.report.console;
