/**
 * The parts of a worker: the frames that it speaks, and the host that calls a submission's solver. A worker's JVM has
 * only this package, the contracts and the submission. So this package uses nothing else of ours, and avoids features
 * that make a JVM start slowly.
 */
package nqueens.judge.worker;
