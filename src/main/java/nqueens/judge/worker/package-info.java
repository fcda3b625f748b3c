/**
 * The parts of a worker: frames, and the host that calls a submission's solver. The JVM of a worker has only its main
 * class, this package, {@code event}, the contracts and the submission. So this package calls none of our other
 * packages, and avoids features that slow down the start of a JVM.
 */
package nqueens.judge.worker;
