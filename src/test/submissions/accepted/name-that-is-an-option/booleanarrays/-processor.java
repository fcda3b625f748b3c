package booleanarrays;

/** Named like an option. */
class Option {
}
