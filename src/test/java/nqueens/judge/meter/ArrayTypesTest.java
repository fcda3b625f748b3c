package nqueens.judge.meter;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;

class ArrayTypesTest {

    private final ArrayTypes types = new ArrayTypes();

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            truth       => truth
            0           => truth
            1           => one
            2           => few
            3           => few
            4           => few
            5           => I
            J           => J
            null        => Lnull;
            [I          => [I
            [[I         => [[I
            row of [[I  => row [I
            row of [[[I => row [[I
            LA;         => Ljava/lang/Object;
            """)
    void as_much_is_known_of_a_value_as_counting_needs(String value, String known) throws AnalyzerException {
        assertThat(known(value(value))).isEqualTo(known);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            truth       + truth       => truth
            truth       + 0           => truth
            0           + 0           => truth
            0           + 1           => truth
            1           + 1           => one
            1           + 2           => I
            2           + 4           => few
            2           + 5           => I
            truth       + 2           => I
            truth       + 5           => I
            5           + 5           => I
            J           + J           => J
            null        + null        => Lnull;
            null        + LA;         => Ljava/lang/Object;
            null        + [I          => [I
            null        + row of [[I  => row [I
            [I          + [I          => [I
            [I          + row of [[I  => row [I
            row of [[I  + row of [[I  => row [I
            [[I         + row of [[[I => row [[I
            [I          + [J          => Ljava/lang/Object;
            [I          + LA;         => Ljava/lang/Object;
            [J          + row of [[I  => Ljava/lang/Object;
            row of [[I  + row of [[J  => Ljava/lang/Object;
            """)
    void of_two_values_is_known_what_is_known_of_both_but_what_may_be_a_row_is_one(String values, String known)
            throws AnalyzerException {
        String[] both = values.split(" *\\+ *");
        assertThat(known(types.merge(value(both[0]), value(both[1])))).isEqualTo(known);
        assertThat(known(types.merge(value(both[1]), value(both[0])))).isEqualTo(known);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            [[I                  => row [I
            [[[I                 => row [[I
            [Ljava/lang/Integer; => Ljava/lang/Object;
            null                 => Ljava/lang/Object;
            """)
    void an_element_of_an_array_of_arrays_is_a_row(String array, String element) throws AnalyzerException {
        assertThat(known(binary(Opcodes.AALOAD, array, "5"))).isEqualTo(element);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            [Z => truth
            [B => I
            """)
    void an_element_of_an_array_of_booleans_is_a_truth_value(String array, String element) throws AnalyzerException {
        assertThat(known(binary(Opcodes.BALOAD, array, "5"))).isEqualTo(element);
    }

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR})
    void a_mask_of_truth_values_is_one(int mask) throws AnalyzerException {
        assertThat(known(binary(mask, "truth", "truth"))).isEqualTo("truth");
        assertThat(known(binary(mask, "truth", "5"))).isEqualTo("I");
        assertThat(known(binary(mask, "5", "truth"))).isEqualTo("I");
    }

    @Test
    void other_operations_make_no_truth_value() throws AnalyzerException {
        assertThat(known(binary(Opcodes.IADD, "truth", "truth"))).isEqualTo("I");
        assertThat(known(types.unaryOperation(new InsnNode(Opcodes.INEG), value("truth")))).isEqualTo("I");
    }

    @Test
    void values_are_equal_if_type_and_origin_are() throws AnalyzerException {
        assertThat(value("[I")).isEqualTo(value("[I")).hasSameHashCodeAs(value("[I"))
                .isNotEqualTo(value("[J")).doesNotHaveSameHashCodeAs(value("[J"))
                .isNotEqualTo(value("row of [[I"));
        assertThat(value("0")).isNotEqualTo(value("5"));
    }

    /** A value by its descriptor; an int by what it is. */
    private BasicValue value(String name) throws AnalyzerException {
        return switch (name) {
            case "null" -> types.newOperation(new InsnNode(Opcodes.ACONST_NULL));
            case "truth" -> types.newValue(Type.BOOLEAN_TYPE);
            case "0", "1", "2", "3", "4", "5" ->
                    types.newOperation(new InsnNode(Opcodes.ICONST_0 + Integer.parseInt(name)));
            case "row of [[I", "row of [[J", "row of [[[I" ->
                    binary(Opcodes.AALOAD, name.replace("row of ", ""), "5");
            default -> types.newValue(Type.getType(name));
        };
    }

    private BasicValue binary(int opcode, String one, String other) throws AnalyzerException {
        return types.binaryOperation(new InsnNode(opcode), value(one), value(other));
    }

    private static String known(BasicValue value) {
        if (ArrayTypes.isTruth(value)) {
            return ArrayTypes.isHandful(value) ? "one" : "truth";
        }
        return ArrayTypes.isHandful(value) ? "few"
                : (ArrayTypes.isRow(value) ? "row " : "") + ArrayTypes.descriptor(value);
    }
}
