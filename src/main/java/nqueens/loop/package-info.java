/**
 * A program that stays: it watches files, judges on save, draws the result, and takes keys. What it does stands
 * elsewhere, as a {@link nqueens.loop.LoopProgram}; here is nothing about exercises.
 */
package nqueens.loop;
