/** A submission as it was handed in: folders and archives, sources, the commit, and the hashes of what was judged. */
package nqueens.judge.submission;
