/**
 * A program that stays: it watches files, judges on save, draws the result, and takes keys. What is
 * practised stands elsewhere, as a {@link nqueens.loop.Practice}; here is nothing about exercises.
 */
package nqueens.loop;
