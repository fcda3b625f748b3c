/** {@code mvn test}: one run judges one submission, no matter which test classes take part. */
package nqueens.run;
