/**
 * Reports of a run. Reports are created from {@link nqueens.judge.result.Results} alone, and show a submission only as
 * text.
 *
 * <p>{@link nqueens.report.Reports} has the list of files, and writes them. Their content is created in
 * {@code console}, {@code format} (files that programs and platforms read) and {@code page} (HTML and Markdown).
 * {@code text} makes foreign text harmless, and has the phrases that several reports share.
 */
package nqueens.report;
