/** The rules of the game: attacks, drawings, symmetries, known counts. It knows nothing of submissions or judging. */
package nqueens.board;
