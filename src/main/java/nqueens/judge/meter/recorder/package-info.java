/** Rewrites classes so that a call can be recorded. Decides no verdict. */
package nqueens.judge.meter.recorder;
