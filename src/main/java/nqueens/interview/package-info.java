/**
 * Interview practice: timed drills in several stages. An interview is an append-only log of events,
 * {@link nqueens.interview.Interview}; screens, verdict, debrief and history are derived from the log.
 * {@code nqueens.judge} judges the candidate's code like any submission.
 */
package nqueens.interview;
