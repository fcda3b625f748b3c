/**
 * The judge: what a submission is, what it is asked, what its answers come to. Everything here decides
 * verdicts and points, and holds no process plumbing: that is {@code nqueens.judge.process}, on our
 * side of the pipe, and {@code nqueens.judge.worker}, on the submission's.
 */
package nqueens.judge;
