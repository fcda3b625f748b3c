/**
 * A program that stays open: it watches files, draws results and reads keys. Only a {@link nqueens.loop.LoopProgram}
 * knows about exercises.
 */
package nqueens.loop;
