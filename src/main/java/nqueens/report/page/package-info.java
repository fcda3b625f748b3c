/**
 * Pages for a browser: a submission, a class, an appeal. Each template in the resources of {@code nqueens.report} gets
 * its values from the record that names the template. A drawing is an SVG element with its own template.
 */
package nqueens.report.page;
