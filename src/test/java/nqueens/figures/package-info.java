/**
 * The figures and tables of the teaching material, made from real runs: drawn here, written to
 * {@code figures/} and into the documents by {@code -Dkata.expected=write}, and compared ever after.
 */
package nqueens.figures;
