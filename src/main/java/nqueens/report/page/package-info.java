/**
 * Pages for a browser: a submission, a class, an appeal. A template in the resources of {@code nqueens.report} asks
 * a record of its name for all that it fills in; a drawing is an SVG element with a template of its own.
 */
package nqueens.report.page;
