/**
 * What runs in a child JVM: the loop that answers the judge, and the frames it speaks. A worker that
 * runs a submission holds this package, the contract and the submission, and nothing else of ours; so
 * this package uses nothing of ours but the contract, and avoids whatever makes a JVM start slowly.
 */
package nqueens.judge.worker;
