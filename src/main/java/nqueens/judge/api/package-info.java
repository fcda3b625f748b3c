/**
 * The part of the Java platform that a submission may use, and the part that it does use. Uses are found in compiled
 * code, so that neither spelling nor Unicode escapes, imports, method references or inheritance hide anything.
 */
package nqueens.judge.api;
