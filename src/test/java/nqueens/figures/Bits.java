package nqueens.figures;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The three sets that the bitmask exercise keeps when it comes to a row, made as it makes them.
 *
 * @param n the number of columns
 * @param columnBits squares attacked along their column, a bit a column
 * @param mainBits squares attacked along their main diagonal
 * @param antiBits squares attacked along their anti-diagonal
 */
record Bits(int n, int columnBits, int mainBits, int antiBits) {

    static Bits of(Position position) {
        Bits bits = new Bits(position.n(), 0, 0, 0);
        for (int column : position.columns()) {
            int queen = 1 << column;
            bits = new Bits(bits.n, bits.columnBits | queen,
                    (bits.mainBits | queen) << 1, (bits.antiBits | queen) >>> 1);
        }
        return bits;
    }

    int freeBits() {
        return (1 << n) - 1 & ~(columnBits | mainBits | antiBits);
    }

    List<Integer> columns() {
        return members(columnBits);
    }

    List<Integer> main() {
        return members(mainBits);
    }

    List<Integer> anti() {
        return members(antiBits);
    }

    List<Integer> free() {
        return members(freeBits());
    }

    /** The n lowest bits as binary digits, the highest first; bits beyond the board stand before a bar. */
    String digits(int set) {
        String digits = Integer.toBinaryString(set);
        String padded = "0".repeat(Math.max(0, n - digits.length())) + digits;
        int beyond = padded.length() - n;
        return (beyond > 0 ? padded.substring(0, beyond) + "'" : "") + padded.substring(beyond);
    }

    private List<Integer> members(int set) {
        return IntStream.range(0, n).filter(column -> (set >> column & 1) == 1).boxed().toList();
    }
}
