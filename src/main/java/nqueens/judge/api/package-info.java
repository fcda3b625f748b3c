/**
 * Tells which part of the Java platform a submission may use, and which it does use: from its compiled code, so
 * that neither spelling nor Unicode escapes, imports, method references or inheritance hide anything.
 */
package nqueens.judge.api;
