/**
 * Interview practice: drills in stages, a clock, a rubric to score oneself, and a history. What a learner writes
 * is judged by {@code nqueens.judge}, by the way of any submission; what is right is told here, from known counts
 * and by a search of our own. Knows nothing of screens and keys.
 */
package nqueens.interview;
