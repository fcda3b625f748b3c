/** Measures the times of the reference solutions, and draws the figure of their steps and times. */
package nqueens.figures;
