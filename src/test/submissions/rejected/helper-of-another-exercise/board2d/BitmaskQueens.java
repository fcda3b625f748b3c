package bitmask;

/** Stands in the folder of another exercise. */
public class BitmaskQueens {
}
