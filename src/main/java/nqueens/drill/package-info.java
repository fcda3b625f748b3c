/**
 * The contracts of the interview drills, one method each. A class written in a drill sees only them and {@link
 * nqueens.NotStartedException}.
 */
package nqueens.drill;
