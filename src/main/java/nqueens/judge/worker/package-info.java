/**
 * The parts of a worker that call a submission's solver, count its steps, and exchange messages with the judge. The JVM
 * of a worker has only its main class, this package, {@code event}, the contracts and the submission. So this package
 * calls none of our other packages, and avoids features that slow down the start of a JVM.
 */
package nqueens.judge.worker;
