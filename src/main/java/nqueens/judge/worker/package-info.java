/**
 * What a worker is made of, wherever it runs: the frames it speaks, and the host that calls a
 * submission's solver. A worker holds this package, the contract and the submission, and nothing else of
 * ours; so this package uses nothing of ours but the contract, and avoids whatever makes a JVM start
 * slowly.
 */
package nqueens.judge.worker;
