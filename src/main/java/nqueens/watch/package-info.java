/**
 * {@code mvn -q test -Pwatch}: judges an exercise when it is saved, and shows what came of it, the hints, and the
 * way to the next.
 */
package nqueens.watch;
