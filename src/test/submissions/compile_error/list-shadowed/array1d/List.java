package array1d;

/** Hides java.util.List where that is not imported. */
interface List<T> {
    boolean add(T element);
}
