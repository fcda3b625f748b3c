/**
 * The contracts of the interview drills, one method each: all that a class written in a drill sees, beside
 * {@link nqueens.NotStartedException}. Knows nothing else of ours.
 */
package nqueens.drill;
