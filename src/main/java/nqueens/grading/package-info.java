/**
 * Grading of a whole class: judges submissions in parallel, repeats judging only after changes, and reports on each
 * submission and on the class. The package contains the programs that Maven starts for a class.
 */
package nqueens.grading;
