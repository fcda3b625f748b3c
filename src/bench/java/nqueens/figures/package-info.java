/** What is made from runs on demand: the times of the reference solutions, and the figure of their steps and times. */
package nqueens.figures;
