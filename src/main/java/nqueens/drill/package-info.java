/**
 * The contracts of the interview drills, one method each. Code that is written in a drill sees only these contracts and
 * {@link nqueens.NotStartedException}.
 */
package nqueens.drill;
