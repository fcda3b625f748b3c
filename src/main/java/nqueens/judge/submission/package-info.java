/** A submission as it was handed in: folders and archives, sources, the commit, and hashes. */
package nqueens.judge.submission;
