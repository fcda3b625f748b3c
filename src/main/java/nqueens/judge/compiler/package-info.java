/**
 * Compiles one exercise in memory, and finds forbidden uses in the compiled classes. This runs in a separate JVM, since
 * sources may overload a compiler; no code of a submission runs there.
 */
package nqueens.judge.compiler;
