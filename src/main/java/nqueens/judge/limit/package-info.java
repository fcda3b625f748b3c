/** The limits of a worker, and the rule for the reason of its end. Everything here decides verdicts. */
package nqueens.judge.limit;
