/** Checks of documents: their links, quoted numbers and language, and that handouts contain no answers. */
package nqueens.documents;
