/** A thread that searches along with the analyst, over the same memory. */
import '@mbegu/engine/worker';
