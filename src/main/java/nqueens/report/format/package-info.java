/**
 * Files that programs read, each with the source of its format: {@code results.json}, gradebooks, Gradescope's results,
 * and the outputs and summary of a GitHub Actions step.
 */
package nqueens.report.format;
