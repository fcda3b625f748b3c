/**
 * The allowed and used parts of the Java platform. Uses are found in compiled code, where Unicode escapes, imports,
 * method references and inheritance hide nothing.
 */
package nqueens.judge.api;
