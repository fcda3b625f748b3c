/**
 * A program that stays open: it watches files, draws results and takes keys. Knows nothing of exercises; they are the
 * business of a {@link nqueens.loop.LoopProgram}.
 */
package nqueens.loop;
