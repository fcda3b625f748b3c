/** The limits of a worker and of a submission, and the rule that determines why a request ended. */
package nqueens.judge.limit;
