/**
 * The rules of the game: attacks, drawings, symmetries and known counts. This package knows nothing of submissions,
 * judging or reports.
 */
package nqueens.board;
