/** All problems and their checks. New problems are declared only here. */
package nqueens.problem.catalogue;
