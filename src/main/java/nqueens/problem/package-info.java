/**
 * Problems, each with a contract, checks, limits, an approach and hints, and the rules for every answer. This package
 * knows the rules of the board; individual problems are declared in {@code catalogue}.
 */
package nqueens.problem;
