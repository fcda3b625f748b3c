/**
 * One small recorded call of a submission's solver, and the facts that it proves about the search. This package knows
 * nothing of how a call is recorded, or where it is shown.
 */
package nqueens.recording;
