package nqueens.judge.meter;

import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Tells of each value of a method as much as counting needs: of arrays their type, and whether they are rows of others;
 * of an int whether it is but a truth value, or a constant; of all others whether they come of something stored.
 */
final class ArrayTypes extends BasicInterpreter {

    /** Up to this many arrays in one are a handful of them, and no board. */
    private static final int HANDFUL = 4;

    private static final TracedValue NULL = new TracedValue(Type.getObjectType("null"), Origin.NULL);
    private static final TracedValue TRUTH = new TracedValue(Type.INT_TYPE, Origin.TRUTH);
    private static final TracedValue ZERO = new TracedValue(Type.INT_TYPE, Origin.ZERO);
    private static final TracedValue ONE = new TracedValue(Type.INT_TYPE, Origin.ONE);
    private static final TracedValue HANDFUL_OF = new TracedValue(Type.INT_TYPE, Origin.HANDFUL);
    private static final TracedValue CONSTANT = new TracedValue(Type.INT_TYPE, Origin.CONSTANT);

    /** Where a value comes from. */
    private enum Origin {
        NULL,
        /** A comparison, or something declared as {@code boolean}. */
        TRUTH,
        /** The constant 0, which may be meant as a truth value; an array of so many says no more than its type. */
        ZERO,
        /** The constant 1, which may be meant as a truth value. */
        ONE,
        /** A constant from 2 to {@link #HANDFUL}. */
        HANDFUL,
        CONSTANT,
        /** Sometimes one of these, sometimes another number. */
        MIXED,
        /** An element of an array, as it is. */
        ELEMENT,
        ROW,
        /** An array that is nothing of that kind. */
        ARRAY
    }

    /** A value with an origin, of which it may be known that it comes of something stored. */
    private static final class TracedValue extends BasicValue {

        private final Origin origin;
        private final boolean isStored;

        TracedValue(Type type, Origin origin) {
            this(type, origin, false);
        }

        TracedValue(Type type, Origin origin, boolean isStored) {
            super(type);
            this.origin = origin;
            this.isStored = isStored;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof TracedValue value && origin == value.origin && isStored == value.isStored
                    && getType().equals(value.getType());
        }

        @Override
        public int hashCode() {
            return Objects.hash(getType(), origin, isStored);
        }
    }

    private final Predicate<MethodInsnNode> storing;
    private final IntPredicate parameters;

    /**
     * Creates what looks at one method.
     *
     * @param storing whether a call gives something stored, whatever it is given
     * @param parameters whether its parameter in a local variable is given what is stored
     */
    ArrayTypes(Predicate<MethodInsnNode> storing, IntPredicate parameters) {
        super(Opcodes.ASM9);
        this.storing = storing;
        this.parameters = parameters;
    }

    /** {@return whether a value comes of something stored: an element of an array, a field, what a list holds} */
    static boolean isStored(BasicValue value) {
        return value instanceof TracedValue known && known.isStored;
    }

    /** {@return whether a value is an element of an array, as it is} */
    static boolean isElement(BasicValue value) {
        return origin(value) == Origin.ELEMENT;
    }

    /** {@return whether a value is a constant} */
    static boolean isConstant(BasicValue value) {
        return origin(value) != null && origin(value).compareTo(Origin.CONSTANT) <= 0
                && origin(value) != Origin.TRUTH;
    }

    /** An array isn't stored, but what is in it. */
    private static BasicValue stored(BasicValue value, Origin origin) {
        return value == null || value.getType() == null || value.getType().getSort() == Type.ARRAY ? value
                : new TracedValue(value.getType(), origin, true);
    }

    private static BasicValue storedIf(boolean isStored, BasicValue value) {
        return isStored ? stored(value, origin(value)) : value;
    }

    @Override
    public BasicValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
        return storedIf(parameters.test(local), newValue(type));
    }

    @Override
    public BasicValue naryOperation(AbstractInsnNode instruction, List<? extends BasicValue> values)
            throws AnalyzerException {
        return storedIf(values.stream().anyMatch(ArrayTypes::isStored) && !isAskedWhetherThereIsMore(instruction)
                        || instruction instanceof MethodInsnNode call && storing.test(call),
                super.naryOperation(instruction, values));
    }

    /** Of a list or an iterator it is asked whether there is anything, and of nothing that is in it. */
    private static boolean isAskedWhetherThereIsMore(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call && call.desc.equals("()Z");
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
        return value instanceof TracedValue known ? known.origin : null;
    }

    @Override
    public BasicValue newValue(Type type) {
        if (type != null && type.getSort() == Type.ARRAY) {
            return new TracedValue(type, Origin.ARRAY);
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
            case Opcodes.ICONST_M1, Opcodes.ICONST_5, Opcodes.BIPUSH, Opcodes.SIPUSH -> CONSTANT;
            case Opcodes.GETSTATIC -> storedIf(true, super.newOperation(instruction));
            default -> super.newOperation(instruction);
        };
    }

    @Override
    public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value) throws AnalyzerException {
        return switch (instruction.getOpcode()) {
            case Opcodes.INSTANCEOF -> TRUTH;
            case Opcodes.ARRAYLENGTH -> super.unaryOperation(instruction, value);
            case Opcodes.GETFIELD -> storedIf(true, super.unaryOperation(instruction, value));
            default -> storedIf(isStored(value), super.unaryOperation(instruction, value));
        };
    }

    @Override
    public BasicValue binaryOperation(AbstractInsnNode instruction, BasicValue one, BasicValue other)
            throws AnalyzerException {
        String array = descriptor(one);
        return switch (instruction.getOpcode()) {
            case Opcodes.BALOAD -> array.equals("[Z") ? TRUTH : stored(BasicValue.INT_VALUE, Origin.ELEMENT);
            case Opcodes.AALOAD -> array.startsWith("[[")
                    ? new TracedValue(Type.getType(array.substring(1)), Origin.ROW)
                    : stored(BasicValue.REFERENCE_VALUE, Origin.ELEMENT);
            case Opcodes.IALOAD, Opcodes.LALOAD, Opcodes.FALOAD, Opcodes.DALOAD, Opcodes.CALOAD, Opcodes.SALOAD ->
                    stored(super.binaryOperation(instruction, one, other), Origin.ELEMENT);
            case Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR ->
                    storedIf(isStored(one) || isStored(other),
                            isTruth(one) && isTruth(other) ? TRUTH : BasicValue.INT_VALUE);
            default -> storedIf(isStored(one) || isStored(other), super.binaryOperation(instruction, one, other));
        };
    }

    @Override
    public BasicValue merge(BasicValue one, BasicValue other) {
        // a plain value says that it equals any other of its type
        if (one.equals(other) && other.equals(one) || origin(other) == Origin.NULL) {
            return one;
        }
        if (origin(one) == Origin.NULL) {
            return other;
        }
        boolean isStored = isStored(one) || isStored(other);
        if (isTruth(one) && isTruth(other)) {
            return storedIf(isStored, TRUTH);
        }
        if (!Objects.equals(one.getType(), other.getType())) {
            // of two references nothing is known; anything else is never read
            return storedIf(isStored, BasicValue.REFERENCE_VALUE);
        }
        if (isRow(one)) {
            return one;
        }
        return isRow(other) ? other
                : new TracedValue(one.getType(), origin(one) == origin(other) ? origin(one) : Origin.MIXED, isStored);
    }
}
