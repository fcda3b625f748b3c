/**
 * Interview practice: drills in stages with a clock. An interview is a log, {@link nqueens.interview.Interview}, to
 * which events are only added; screens, verdict, debrief and history follow from it. The candidate's code is judged by
 * {@code nqueens.judge}, like any submission.
 */
package nqueens.interview;
