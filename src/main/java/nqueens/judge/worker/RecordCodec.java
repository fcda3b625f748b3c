package nqueens.judge.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Writes and reads records between two JVMs, component by component. A component is a number, a truth value, a text, an
 * enum constant or a record, or an array, {@code Optional}, list or map of these. An {@code Object} has one of the
 * types of {@link Values}, or is an iterator, which is written as a list. Readers trust no bytes: no length may exceed
 * the number of remaining bytes, and constructors of records reject invalid parts.
 *
 * <p>This class uses no lambdas and no switch over types, which would slow down the start of each worker.
 */
public final class RecordCodec {

    private RecordCodec() {
    }

    /** {@return a record as the content of a frame; {@code type} is its class or its sealed interface} */
    public static byte[] encoded(Class<?> type, Object message) {
        return encoded(type, message, Frames.MAX_LENGTH / Reply.BYTES_EACH, 0);
    }

    /**
     * {@return a record as the content of a frame} If a component is an {@code Object}, at most the {@code first}
     * elements of an iterator are written. Throws a {@code TooLongException} if it is longer than {@code most} bytes.
     */
    static byte[] encoded(Class<?> type, Object message, int most, int first) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            new RecordWriter(bytes, most, first).write(type, message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Reads a record of this class or sealed interface; throws an {@link IOException} for invalid content. */
    public static <T> T decoded(Class<T> type, byte[] content) throws IOException {
        return type.cast(new RecordReader(new DataInputStream(new ByteArrayInputStream(content))).read(type));
    }

    private static Type argument(Type type, int index) {
        return ((ParameterizedType) type).getActualTypeArguments()[index];
    }

    private static Class<?> raw(Type type) {
        return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
    }

    private static final class RecordWriter {

        private final DataOutputStream out;
        private final int most;
        private final int first;
        private long room;

        RecordWriter(ByteArrayOutputStream bytes, int most, int first) {
            this.out = new DataOutputStream(bytes);
            this.most = most;
            this.first = first;
        }

        void write(Type type, Object value) throws IOException {
            Class<?> raw = raw(type);
            switch (raw.getSimpleName()) {
                case "Object" -> {
                    room = most;
                    writeValue(Values.copy(value, first), Values.DEPTH);
                }
                case "boolean", "Boolean" -> out.writeBoolean((Boolean) value);
                case "int", "Integer" -> out.writeInt((Integer) value);
                case "long", "Long" -> out.writeLong((Long) value);
                case "Double" -> out.writeDouble((Double) value);
                case "String" -> {
                    out.writeInt(((String) value).length());
                    out.writeChars((String) value);
                }
                case "byte[]" -> {
                    out.writeInt(((byte[]) value).length);
                    out.write((byte[]) value);
                }
                case "int[]" -> {
                    out.writeInt(((int[]) value).length);
                    for (int each : (int[]) value) {
                        out.writeInt(each);
                    }
                }
                case "Optional" -> writeList(argument(type, 0), ((Optional<?>) value).stream().toList());
                case "List" -> writeList(argument(type, 0), (List<?>) value);
                case "Map" -> {
                    out.writeInt(((Map<?, ?>) value).size());
                    for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                        write(argument(type, 0), entry.getKey());
                        write(argument(type, 1), entry.getValue());
                    }
                }
                default -> writeOther(raw, value);
            }
        }

        private void writeOther(Class<?> type, Object value) throws IOException {
            if (type.isEnum()) {
                out.writeByte(((Enum<?>) value).ordinal());
            } else if (type.isArray()) {
                out.writeInt(Array.getLength(value));
                for (int i = 0; i < Array.getLength(value); i++) {
                    write(type.getComponentType(), Array.get(value, i));
                }
            } else {
                writeRecord(type, value);
            }
        }

        private void writeList(Type element, List<?> list) throws IOException {
            out.writeInt(list.size());
            for (Object each : list) {
                write(element, each);
            }
        }

        private void writeRecord(Class<?> type, Object value) throws IOException {
            if (type.isSealed()) {
                out.writeByte(List.of(type.getPermittedSubclasses()).indexOf(value.getClass()));
            }
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                try {
                    write(component.getGenericType(), component.getAccessor().invoke(value));
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        }

        private void writeValue(Object value, int depth) throws IOException {
            room -= Values.size(value);
            if (room < 0) {
                throw new Values.TooLongException(0);
            }
            out.writeByte(Values.number(value, depth));
            if (value instanceof Object[]) {
                writeElements(Arrays.asList((Object[]) value), depth);
            } else if (value instanceof List<?>) {
                writeElements((List<?>) value, depth);
            } else if (value != null) {
                write(value.getClass(), value);
            }
        }

        /** Writes elements without their number, since a list may report a wrong size. */
        private void writeElements(List<?> elements, int depth) throws IOException {
            int written = 0;
            for (Object element : elements) {
                out.writeBoolean(true);
                try {
                    writeValue(element, depth - 1);
                } catch (Values.TooLongException e) {
                    // each outer list replaces the exception, so that the outermost list's count remains
                    throw new Values.TooLongException(written);
                }
                written++;
            }
            out.writeBoolean(false);
        }
    }

    private record RecordReader(DataInputStream in) {

        Object read(Type type) throws IOException {
            Class<?> raw = raw(type);
            return switch (raw.getSimpleName()) {
                case "Object" -> readValue(Values.DEPTH);
                case "boolean", "Boolean" -> in.readBoolean();
                case "int", "Integer" -> in.readInt();
                case "long", "Long" -> in.readLong();
                case "Double" -> readDouble();
                case "String" -> bytes(length(Character.BYTES), Character.BYTES).asCharBuffer().toString();
                case "byte[]" -> in.readNBytes(length(1));
                case "int[]" -> readInts();
                case "Optional" -> readList(argument(type, 0)).stream().findFirst();
                case "List" -> readList(argument(type, 0));
                case "Map" -> readMap(argument(type, 0), argument(type, 1));
                default -> raw.isEnum() ? constant(raw.getEnumConstants(), raw)
                        : raw.isArray() ? readArray(raw.getComponentType())
                        : readRecord(raw.isSealed() ? (Class<?>) constant(raw.getPermittedSubclasses(), raw) : raw);
            };
        }

        private Object constant(Object[] constants, Class<?> type) throws IOException {
            int index = in.readByte();
            if (index < 0 || index >= constants.length) {
                throw new IOException("no such ".concat(type.getSimpleName()).concat(": ")
                        .concat(Integer.toString(index)));
            }
            return constants[index];
        }

        private double readDouble() throws IOException {
            double number = in.readDouble();
            if (!Double.isFinite(number)) {
                throw new IOException("no finite number: ".concat(Double.toString(number)));
            }
            return number;
        }

        private int[] readInts() throws IOException {
            int[] ints = new int[length(Integer.BYTES)];
            bytes(ints.length, Integer.BYTES).asIntBuffer().get(ints);
            return ints;
        }

        private ByteBuffer bytes(int length, int bytesEach) throws IOException {
            return ByteBuffer.wrap(in.readNBytes(length * bytesEach));
        }

        private Object readArray(Class<?> element) throws IOException {
            Object array = Array.newInstance(element, length(element == long.class ? Long.BYTES : 1));
            for (int i = 0; i < Array.getLength(array); i++) {
                Array.set(array, i, read(element));
            }
            return array;
        }

        private List<Object> readList(Type element) throws IOException {
            List<Object> list = new ArrayList<>();
            for (int left = length(1); left > 0; left--) {
                list.add(read(element));
            }
            return list;
        }

        private Map<Object, Object> readMap(Type key, Type value) throws IOException {
            Map<Object, Object> map = new TreeMap<>();
            for (int left = length(1); left > 0; left--) {
                map.put(read(key), read(value));
            }
            return map;
        }

        private Object readRecord(Class<?> type) throws IOException {
            RecordComponent[] components = type.getRecordComponents();
            Class<?>[] types = new Class<?>[components.length];
            Object[] values = new Object[components.length];
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                values[i] = read(components[i].getGenericType());
            }
            try {
                return type.getConstructor(types).newInstance(values);
            } catch (InvocationTargetException e) {
                throw new IOException(e.getCause().getMessage(), e);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        private Object readValue(int depth) throws IOException {
            int number = in.readByte();
            if (number == 0) {
                return null;
            }
            Class<?> type = Values.type(number);
            return type == List.class || Object[].class.isAssignableFrom(type) ? readElements(type, depth) : read(type);
        }

        private Object readElements(Class<?> type, int depth) throws IOException {
            if (depth < (type == List.class ? 1 : 0)) {
                throw new IOException("too deep");
            }
            List<Object> elements = new ArrayList<>();
            while (in.readBoolean()) {
                elements.add(readValue(depth - 1));
            }
            try {
                return type == List.class ? elements
                        : elements.toArray((Object[]) Array.newInstance(type.getComponentType(), 0));
            } catch (ArrayStoreException e) {
                throw new IOException("an array of something else", e);
            }
        }

        private int length(int bytesEach) throws IOException {
            int length = in.readInt();
            if (length < 0 || length > in.available() / bytesEach) {
                throw new EOFException("no such length: ".concat(Integer.toString(length)));
            }
            return length;
        }
    }
}
