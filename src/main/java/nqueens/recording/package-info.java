/** One small recorded call of a submission's solver, and the facts that the recording proves about the search. */
package nqueens.recording;
