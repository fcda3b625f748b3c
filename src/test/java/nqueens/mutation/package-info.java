/** Support for mutation testing: code that no test runs, and mutants that survive. */
package nqueens.mutation;
