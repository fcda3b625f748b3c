/** {@code mvn test}: one run on one submission, whichever classes of the suite take part. */
package nqueens.run;
