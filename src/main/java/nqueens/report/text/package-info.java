/**
 * Text in reports: foreign text, made harmless and cut to a readable length, and the words that several reports share.
 * It knows results, and no report.
 */
package nqueens.report.text;
