/**
 * Pages for a browser: a submission, a class, an appeal. Each template in the resources of {@code nqueens.report} takes
 * its values from the record of its name; a drawing is an SVG element with a template of its own.
 */
package nqueens.report.page;
