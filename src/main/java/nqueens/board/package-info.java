/** The rules of the game: attacks, drawings, symmetries, known counts. This package knows nothing of submissions. */
package nqueens.board;
