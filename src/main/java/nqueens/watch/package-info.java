/** {@code mvn -q test -Pwatch}: judges an exercise when it is saved, and shows result, hints and next step. */
package nqueens.watch;
