/**
 * A whole class: judges its submissions side by side, and again only after changes, and reports on each and on all.
 * Also has the programs that Maven starts for a class.
 */
package nqueens.grading;
