/**
 * A whole class: judges its submissions in parallel, and again only after changes, and reports on each and on all. It
 * contains the programs that Maven starts for a class.
 */
package nqueens.grading;
