package bitmask.deep;

/** One folder further down. */
public class Helper {
}
