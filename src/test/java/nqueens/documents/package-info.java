/** What all documents have to keep: links that lead somewhere, and the parts that each exercise promises. */
package nqueens.documents;
