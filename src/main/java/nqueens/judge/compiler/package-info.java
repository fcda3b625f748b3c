/**
 * Compiles one exercise in memory, and tells what its sources are made of and what of its classes may not be used.
 * Runs in a JVM of its own, so that sources made to choke a compiler choke that one; no code of a submission runs
 * there.
 */
package nqueens.judge.compiler;
