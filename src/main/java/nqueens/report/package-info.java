/**
 * Reports of a run. Every report is drawn from {@link nqueens.judge.result.Results} alone, and a submission has
 * no say in it but as text.
 *
 * <p>{@link nqueens.report.Reports} has the list of files and the way they are written; what they hold is made in
 * {@code console}, {@code format} (files that programs and platforms read) and {@code page} (HTML, and what can be
 * told only in HTML and Markdown). {@code text} makes harmless what others wrote, and has the words that several
 * reports share.
 */
package nqueens.report;
