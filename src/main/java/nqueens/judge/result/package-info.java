/** What judging came to: points, results of checks, problems and submissions. Everything here decides who passes. */
package nqueens.judge.result;
