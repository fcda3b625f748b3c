/**
 * A whole class, judged submission by submission: side by side, again only where something has changed, and
 * with reports of each and of all. What judges one submission is given by the suite.
 */
package nqueens.grading;
