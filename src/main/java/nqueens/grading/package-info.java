/**
 * A whole class, judged submission by submission: side by side, again only where something has changed, and with
 * reports of each and of all; and the programs that Maven starts for it.
 */
package nqueens.grading;
