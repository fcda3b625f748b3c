/**
 * The parts of a worker, wherever it runs: the frames it speaks, and the host that calls a
 * submission's solver. A worker holds this package, the contracts and the submission, and nothing else of
 * ours; so this package uses nothing of ours but the contracts, and avoids whatever makes a JVM start
 * slowly.
 */
package nqueens.judge.worker;
