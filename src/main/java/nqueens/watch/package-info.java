/** {@code mvn -q test -Pwatch}: judges a saved exercise, and shows its result, its hints and the next step. */
package nqueens.watch;
