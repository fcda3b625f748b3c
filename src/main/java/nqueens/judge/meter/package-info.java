/**
 * Counts what a submission executes: compiled classes are rewritten so that each block of instructions counts its runs.
 * Steps, lines and operations are read from the counts. Knows nothing of processes, nor of the use of the figures.
 */
package nqueens.judge.meter;
