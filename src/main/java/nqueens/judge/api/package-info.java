/**
 * What a submission may use of the Java platform, and what it does use: told from its compiled code, so
 * that neither spelling nor Unicode escapes, imports, method references or inheritance hide anything.
 */
package nqueens.judge.api;
