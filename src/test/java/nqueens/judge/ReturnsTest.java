package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ReturnsTest {

    /** A method for each type. */
    @SuppressWarnings("unused")
    private interface Contract {
        int number();

        long count();

        boolean possible();

        int[] placement();

        List<int[]> placements();

        List<List<String>> boards();

        java.util.Iterator<int[]> oneByOne();
    }

    static Stream<Arguments> values() {
        return Stream.of(
                Arguments.of("number", 7, true), Arguments.of("number", 7L, false), Arguments.of("number", null, false),
                Arguments.of("count", 7L, true), Arguments.of("count", 7, false), Arguments.of("count", null, false),
                Arguments.of("possible", true, true), Arguments.of("possible", null, false),
                Arguments.of("placement", new int[1], true), Arguments.of("placement", null, true),
                Arguments.of("placement", List.of(), false), Arguments.of("placement", new boolean[1], false),
                Arguments.of("placements", Arrays.asList(new int[1], null), true),
                Arguments.of("placements", null, true), Arguments.of("placements", new int[1], false),
                Arguments.of("placements", List.of(new int[1], "Q"), false),
                Arguments.of("boards", List.of(Arrays.asList("Q", null), List.of()), true),
                Arguments.of("boards", List.of("Q"), false), Arguments.of("boards", List.of(List.of(7)), false),
                Arguments.of("oneByOne", List.of(new int[1]), true), Arguments.of("oneByOne", 7L, false));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("values")
    void a_value_fits_a_type_down_to_the_elements_of_lists(String method, Object value, boolean fits)
            throws NoSuchMethodException {
        Type type = Contract.class.getDeclaredMethod(method).getGenericReturnType();
        assertThat(Returns.fits(type, value)).isEqualTo(fits);
    }
}
