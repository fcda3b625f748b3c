/**
 * Counts the code that a submission executes. The meter rewrites compiled classes so that each block of instructions
 * counts its runs, and derives steps, lines and operations from these counts. The meter knows nothing of processes, or
 * of how its figures are used.
 */
package nqueens.judge.meter;
