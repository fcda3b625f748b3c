/**
 * Writers of machine-readable files, each with a reference to the definition of its format. The files are
 * {@code results.json}, gradebooks, Gradescope's results, and the outputs and summary of a GitHub Actions step.
 */
package nqueens.report.format;
