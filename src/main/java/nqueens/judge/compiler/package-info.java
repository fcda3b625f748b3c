/**
 * Compiles one exercise in memory, and finds forbidden uses in its classes. Runs in a JVM of its own, which sources
 * that choke a compiler may choke; no code of a submission runs there.
 */
package nqueens.judge.compiler;
