/** All problems, and the checks that each is judged by. A new problem is declared here, and nowhere else. */
package nqueens.problem.catalogue;
