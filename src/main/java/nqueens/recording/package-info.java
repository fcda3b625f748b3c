/**
 * One small recorded call of a submission's solver, and what it proves of the search. Knows nothing of how it was
 * recorded, nor of where it is shown.
 */
package nqueens.recording;
