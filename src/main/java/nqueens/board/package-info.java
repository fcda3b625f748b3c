/**
 * The rules of the game: which queens attack each other, how a board is drawn, its symmetries, and how
 * many solutions are known. Knows nothing of submissions, judging or reports.
 */
package nqueens.board;
