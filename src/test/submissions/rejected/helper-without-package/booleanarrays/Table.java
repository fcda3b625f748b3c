/** A class that belongs to no exercise. */
public class Table {
    static final int SIZE = 12;
}
