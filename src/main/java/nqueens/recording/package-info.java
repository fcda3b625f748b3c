/**
 * One small recorded call of a submission's solver, and the facts that the recording proves about the search. This
 * package doesn't depend on how a call is recorded, or where it is shown.
 */
package nqueens.recording;
