/**
 * Contracts that only drills use, one method each. Code that is written in a drill sees only this package and
 * {@code nqueens}.
 */
package nqueens.drill;
