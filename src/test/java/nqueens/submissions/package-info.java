/** Proves the judge on submissions whose verdicts are known: those in {@code src/test/submissions}. */
package nqueens.submissions;
