/** One run on one submission: what {@code mvn test} does, whichever of the suite's classes ask for it. */
package nqueens.run;
