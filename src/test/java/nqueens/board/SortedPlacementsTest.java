package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SortedPlacementsTest {

    /** As many ints, with the length of each placement, fit into the longest answer. */
    private static final int INTS = 1 << 18;
    private static final int SEED = 31;

    @Test
    void placements_stand_in_lexicographic_order_and_the_shorter_first() {
        SortedPlacements sorted = new SortedPlacements(
                Arrays.asList(new int[] {2, 0}, new int[] {1, 3}, null, new int[] {1}, new int[] {-1, 5}));

        assertThat(sorted.list()).containsExactly(
                new int[0], new int[] {-1, 5}, new int[] {1}, new int[] {1, 3}, new int[] {2, 0});
    }

    @Test
    void a_placement_is_found_by_its_columns() {
        SortedPlacements sorted = new SortedPlacements(List.of(new int[] {2, 0}, new int[] {1, 3}));

        assertThat(sorted.contains(new int[] {1, 3})).isTrue();
        assertThat(sorted.contains(new int[] {2, 0})).isTrue();
        assertThat(sorted.contains(new int[] {1})).isFalse();
        assertThat(sorted.contains(new int[] {0, 62})).isFalse();
    }

    @Test
    void lists_are_compared_in_any_order_and_by_how_often() {
        SortedPlacements some = new SortedPlacements(List.of(new int[] {1}, new int[] {2}, new int[] {2}));

        assertThat(some.areThose(new SortedPlacements(List.of(new int[] {2}, new int[] {1}, new int[] {2})))).isTrue();
        assertThat(some.areThose(new SortedPlacements(List.of(new int[] {2}, new int[] {1}, new int[] {1})))).isFalse();
        assertThat(some.areThose(new SortedPlacements(List.of(new int[] {2}, new int[] {1})))).isFalse();
    }

    static Stream<Named<List<int[]>>> the_worst_answers() {
        Random random = new Random(SEED);
        List<int[]> equal = Collections.nCopies(INTS / 9, new int[8]);
        List<int[]> butTheLast = new ArrayList<>(equal);
        butTheLast.set(butTheLast.size() - 1, new int[] {0, 0, 0, 0, 0, 0, 0, 1});
        return Stream.of(
                Named.of("of length 0", Collections.nCopies(INTS, new int[0])),
                Named.of("null", Collections.nCopies(INTS, null)),
                Named.of("of length 1", IntStream.range(0, INTS / 2)
                        .mapToObj(i -> new int[] {random.nextInt()}).toList()),
                Named.of("all equal", equal),
                Named.of("all equal but the last", butTheLast),
                Named.of("of one hash", IntStream.range(0, INTS / 3)
                        .mapToObj(i -> new int[] {i, -31 * i}).toList()));
    }

    @ParameterizedTest
    @MethodSource("the_worst_answers")
    void no_answer_takes_more_than_its_bound_of_comparisons(List<int[]> answer) {
        Counting counting = new Counting();
        int size = answer.size();
        int log = Integer.SIZE - Integer.numberOfLeadingZeros(size);

        SortedPlacements sorted = new SortedPlacements(answer, counting);
        assertThat(counting.taken()).isLessThanOrEqualTo((long) size * log);

        sorted.contains(new int[] {0, 1, 2});
        assertThat(counting.taken()).isLessThanOrEqualTo(log);

        assertThat(sorted.areThose(new SortedPlacements(answer))).isTrue();
        assertThat(counting.taken()).isLessThanOrEqualTo(size);
    }

    /** Compares, and counts how often. */
    private static final class Counting implements Comparator<int[]> {

        private long count;

        @Override
        public int compare(int[] one, int[] other) {
            count++;
            return Arrays.compare(one, other);
        }

        /** How often since it was last asked. */
        long taken() {
            long taken = count;
            count = 0;
            return taken;
        }
    }
}
