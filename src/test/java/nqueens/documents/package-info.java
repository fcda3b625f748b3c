/**
 * What all documents have to keep: links that lead somewhere, commands that work, and the parts that each exercise
 * promises.
 */
package nqueens.documents;
