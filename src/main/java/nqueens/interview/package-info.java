/**
 * Interview practice: drills in stages with a clock. An interview is a log of events, {@link
 * nqueens.interview.Interview}, which is only ever added to; screens, verdict, debrief and history follow from it. What
 * a candidate writes is judged by {@code nqueens.judge}, in the same way as any submission.
 */
package nqueens.interview;
