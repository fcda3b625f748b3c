/**
 * The parts of the Java platform that submissions may use, and those that they do use. Uses are found in compiled code,
 * where Unicode escapes, imports, method references and inheritance hide nothing.
 */
package nqueens.judge.api;
