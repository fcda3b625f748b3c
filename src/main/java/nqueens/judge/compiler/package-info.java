/**
 * Compiles one exercise in memory, and finds forbidden uses in the compiled classes. The compiler usually runs in a
 * separate JVM, since sources may overload it; no code of a submission runs there.
 */
package nqueens.judge.compiler;
