/**
 * Reports on a submission, a run, a class or an appeal.
 *
 * <p>{@link nqueens.report.Reports} lists the reports, and {@link nqueens.report.ReportFolder} writes them. The content
 * of reports is created in {@code console}, {@code format} (files that programs and platforms read) and {@code page}
 * (HTML and Markdown). {@code text} makes foreign text harmless, and has the phrases that several reports share.
 */
package nqueens.report;
