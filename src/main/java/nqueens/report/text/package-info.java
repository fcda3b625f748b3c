/**
 * Text in reports: foreign text, made harmless and cut to a readable length, and phrases that several reports share.
 * This package knows results, but no reports.
 */
package nqueens.report.text;
