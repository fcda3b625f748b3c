/**
 * The judge: asks a submission its cases, and turns the answers into verdicts and points. The parts of a worker are in
 * {@code nqueens.judge.worker}, the compiler is in {@code nqueens.judge.compiler}; only {@code nqueens.judge.process}
 * deals with processes.
 */
package nqueens.judge;
