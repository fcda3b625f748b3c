package nqueens.judge.meter;

import java.util.Objects;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Tells of each value of a method as much as counting needs: of arrays their type, and whether they are rows of others;
 * of an int whether it is but a truth value, or a small constant.
 */
final class ArrayTypes extends BasicInterpreter {

    /** Up to this many arrays in one are a handful of them, and no board. */
    private static final int HANDFUL = 4;

    private static final Value NULL = new Value(Type.getObjectType("null"), Origin.NULL);
    private static final Value TRUTH = new Value(Type.INT_TYPE, Origin.TRUTH);
    private static final Value ZERO = new Value(Type.INT_TYPE, Origin.ZERO);
    private static final Value ONE = new Value(Type.INT_TYPE, Origin.ONE);
    private static final Value HANDFUL_OF = new Value(Type.INT_TYPE, Origin.HANDFUL);
    private static final Value MIXED = new Value(Type.INT_TYPE, Origin.MIXED);

    /** Where a value comes from. */
    private enum Origin {
        /** The constant null. */
        NULL,
        /** A comparison, or something declared as {@code boolean}. */
        TRUTH,
        /** The constant 0, which may be meant as a truth value; an array of so many says no more than its type. */
        ZERO,
        /** The constant 1, which may be meant as a truth value. */
        ONE,
        /** A constant from 2 to {@link #HANDFUL}. */
        HANDFUL,
        /** Sometimes one of these, sometimes another number. */
        MIXED,
        /** A row of an array of arrays. */
        ROW,
        /** An array that is nothing of that kind. */
        ARRAY
    }

    /** A value with an origin. */
    private static final class Value extends BasicValue {

        private final Origin origin;

        Value(Type type, Origin origin) {
            super(type);
            this.origin = origin;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Value value && origin == value.origin && getType().equals(value.getType());
        }

        @Override
        public int hashCode() {
            return Objects.hash(getType(), origin);
        }
    }

    ArrayTypes() {
        super(Opcodes.ASM9);
    }

    /** {@return the descriptor of a value's type; that of {@code Object} if no more is known of a reference} */
    static String descriptor(BasicValue value) {
        return value.getType().getDescriptor();
    }

    /** {@return whether a value is a row of an array of arrays} */
    static boolean isRow(BasicValue value) {
        return origin(value) == Origin.ROW;
    }

    /** {@return whether a value is a truth value} */
    static boolean isTruth(BasicValue value) {
        Origin origin = origin(value);
        return origin == Origin.TRUTH || origin == Origin.ZERO || origin == Origin.ONE;
    }

    /** {@return whether a number of arrays is known, and small} */
    static boolean isHandful(BasicValue value) {
        return origin(value) == Origin.HANDFUL || origin(value) == Origin.ONE;
    }

    private static Origin origin(BasicValue value) {
        return value instanceof Value known ? known.origin : null;
    }

    @Override
    public BasicValue newValue(Type type) {
        if (type != null && type.getSort() == Type.ARRAY) {
            return new Value(type, Origin.ARRAY);
        }
        return type != null && type.getSort() == Type.BOOLEAN ? TRUTH : super.newValue(type);
    }

    @Override
    public BasicValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
        return switch (instruction.getOpcode()) {
            case Opcodes.ACONST_NULL -> NULL;
            case Opcodes.ICONST_0 -> ZERO;
            case Opcodes.ICONST_1 -> ONE;
            case Opcodes.ICONST_2, Opcodes.ICONST_3, Opcodes.ICONST_4 -> HANDFUL_OF;
            default -> super.newOperation(instruction);
        };
    }

    @Override
    public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value) throws AnalyzerException {
        return instruction.getOpcode() == Opcodes.INSTANCEOF ? TRUTH : super.unaryOperation(instruction, value);
    }

    @Override
    public BasicValue binaryOperation(AbstractInsnNode instruction, BasicValue one, BasicValue other)
            throws AnalyzerException {
        String array = descriptor(one);
        return switch (instruction.getOpcode()) {
            case Opcodes.BALOAD -> array.equals("[Z") ? TRUTH : BasicValue.INT_VALUE;
            case Opcodes.AALOAD -> array.startsWith("[[") ? new Value(Type.getType(array.substring(1)), Origin.ROW)
                    : BasicValue.REFERENCE_VALUE;
            case Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR ->
                    isTruth(one) && isTruth(other) ? TRUTH : BasicValue.INT_VALUE;
            default -> super.binaryOperation(instruction, one, other);
        };
    }

    @Override
    public BasicValue merge(BasicValue one, BasicValue other) {
        if (one.equals(other) || origin(other) == Origin.NULL) {
            return one;
        }
        if (origin(one) == Origin.NULL) {
            return other;
        }
        if (isTruth(one) && isTruth(other)) {
            return TRUTH;
        }
        if (!Objects.equals(one.getType(), other.getType())) {
            // of two references nothing is known; anything else is never read
            return BasicValue.REFERENCE_VALUE;
        }
        if (isRow(one)) {
            return one;
        }
        return isRow(other) ? other : MIXED;
    }
}
