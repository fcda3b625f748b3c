/**
 * {@code mvn -q test -Pwatch}: judges an exercise when it is saved, and shows the result, the hints and the next step.
 */
package nqueens.watch;
