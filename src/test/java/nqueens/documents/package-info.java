/** What documents have to keep: links, quoted numbers, what declarations say, and no answers in what is handed out. */
package nqueens.documents;
