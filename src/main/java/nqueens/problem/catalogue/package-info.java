/** All problems and their checks. New problems are declared only in this package. */
package nqueens.problem.catalogue;
