/** What a run looks like: every report is drawn from {@link nqueens.judge.result.Results} alone. */
package nqueens.report;
