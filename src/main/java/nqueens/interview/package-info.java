/**
 * Interview practice: drills in stages, a clock, a rubric to score oneself, and a history. What a learner writes
 * is judged by {@code nqueens.judge}, in the same way as any submission.
 */
package nqueens.interview;
