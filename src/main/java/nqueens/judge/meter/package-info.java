/**
 * Counts what a submission executes: rewrites compiled classes so that each block of instructions counts its runs, and
 * reads steps, lines and operations from the counts. Knows nothing of processes, nor of what is made of the figures.
 */
package nqueens.judge.meter;
