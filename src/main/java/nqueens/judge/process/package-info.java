/**
 * Process plumbing on the judge's side: starting child JVMs, their pipes, their CPU time, their end.
 * Decides no verdict: it says how a request ended, and {@code nqueens.judge} what that comes to.
 */
package nqueens.judge.process;
