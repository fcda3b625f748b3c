/**
 * Interview practice: drills in stages with a clock. An interview is an append-only log of events, {@link
 * nqueens.interview.Interview}; screens, verdict, debrief and history follow from it. {@code nqueens.judge} judges the
 * candidate's code like any submission.
 */
package nqueens.interview;
