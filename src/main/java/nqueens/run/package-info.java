/** {@code mvn test}: one run judges one submission, whichever test classes take part. */
package nqueens.run;
