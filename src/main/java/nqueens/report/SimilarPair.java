package nqueens.report;

/**
 * Two submissions whose sources were compared.
 *
 * @param first the name of one
 * @param second the name of the other
 * @param percent how much of both is alike, of 100
 * @param most how much of the one of which more is alike
 */
public record SimilarPair(String first, String second, int percent, int most) {
}
