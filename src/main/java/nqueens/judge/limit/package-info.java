/**
 * The limits that hold a worker, and the rule by which its end becomes a termination. Everything here decides
 * verdicts.
 */
package nqueens.judge.limit;
