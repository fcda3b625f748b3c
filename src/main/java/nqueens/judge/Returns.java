package nqueens.judge;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;

/** Whether an answer is what a contract's method returns. */
final class Returns {

    private static final Map<Type, Class<?>> BOXES =
            Map.of(int.class, Integer.class, long.class, Long.class, boolean.class, Boolean.class);

    private Returns() {
    }

    /**
     * {@return whether a value fits a method's generic return type, down to the elements of lists} The type is a
     * primitive one, a class, or a list or iterator of such; null fits all but primitive types.
     */
    static boolean fits(Type type, Object value) {
        if (BOXES.containsKey(type)) {
            return BOXES.get(type).isInstance(value);
        }
        if (value == null) {
            return true;
        }
        if (type instanceof ParameterizedType list) {
            Type element = list.getActualTypeArguments()[0];
            return value instanceof List<?> elements && elements.stream().allMatch(each -> fits(element, each));
        }
        return ((Class<?>) type).isInstance(value);
    }
}
