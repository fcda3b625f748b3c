/**
 * The shared suite: one contract that every exercise is judged by, and a class of a few lines for each
 * exercise. A test here asks the submission's solver, which runs elsewhere, and judges what it answers.
 */
package nqueens.suite;
