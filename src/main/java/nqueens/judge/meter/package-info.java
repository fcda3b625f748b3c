/**
 * Counts the code that a submission executes. It rewrites compiled classes so that each block of instructions counts
 * its runs, and derives steps, lines and operations from these counts. It knows nothing of processes, nor of how its
 * figures are used.
 */
package nqueens.judge.meter;
