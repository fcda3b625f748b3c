/** What mutation testing needs. */
package nqueens.mutation;
