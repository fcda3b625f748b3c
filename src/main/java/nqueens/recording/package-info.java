/**
 * One small call of a submission's solver, as it went: calls, returns, variables, arrays, solutions, in their order;
 * and what can be told from it of the search. Knows nothing of how it was recorded, nor of where it is shown.
 */
package nqueens.recording;
