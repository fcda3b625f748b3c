/** The limits of a worker, and the rule that determines why a request ended. Both decide verdicts. */
package nqueens.judge.limit;
