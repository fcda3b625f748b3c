/** Mine. */
package bitmasks;
