/** Writes into classes what a recorded call tells of itself. Decides no verdict. */
package nqueens.judge.meter.recorder;
