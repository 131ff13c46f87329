// What becomes of a program whose code does not come to an end.

#ifndef ESPALIER_WATCH_H
#define ESPALIER_WATCH_H

#include <stdbool.h>

/// Stops the part of the program that runs (espalier_begin_part) once it has computed for too long,
/// waited for too long without computing, or taken the memory of the machine; and says where.
///
/// A thread of its own looks at the clocks now and then: what is watched pays nothing for it.
///
/// seconds: of the processors' time, or of waiting. What runs outside of parts may take three times
/// as long between two calls of espalier_note_progress, and wait as long as it likes.
/// is_quiet: whether nothing is said of what takes some seconds and is not stopped.
void espalier_watch(double seconds, bool is_quiet);

/// Begins to count anew: the program has come further.
void espalier_note_progress(void);

/// Whether what runs may wait as long as it likes, as for what other machines have.
void espalier_allow_waiting(bool is_allowed);

#endif
