/** Results of judging: points, and results of checks, problems and submissions. All of it decides who passes. */
package nqueens.judge.result;
