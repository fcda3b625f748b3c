/**
 * The shared suite: parameterized over the checks and cases of a problem, and a class of a few lines for each
 * exercise, for {@code -Dtest=} and for a click in an IDE. It judges nothing itself: it tells what the judge found.
 */
package nqueens.suite;
