/**
 * Text in reports: what others wrote, made harmless and cut to what a person reads, and the words that several reports
 * share. It knows results, and no report.
 */
package nqueens.report.text;
