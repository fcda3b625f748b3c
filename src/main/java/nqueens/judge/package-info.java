/**
 * The judge: what a submission is, what it is asked, what its answers come to. Everything here decides
 * verdicts and points. The parts of a worker are in {@code nqueens.judge.worker}, the compiler in
 * {@code nqueens.judge.compiler}; process plumbing is in {@code nqueens.judge.process} alone.
 */
package nqueens.judge;
