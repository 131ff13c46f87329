// What becomes of a program whose code does what it may not.

#ifndef ESPALIER_CRASH_H
#define ESPALIER_CRASH_H

/// Ends the program with status 70 when its code crashes: a force unwrap of nil, an index out of
/// range, a recursion without end.
///
/// Swift has written by then what happened, mostly with a place of its own library. What this adds
/// is the place in the program's sources.
///
/// symbolizer: the path of llvm-symbolizer, which finds the place; NULL to go without.
void espalier_end_on_crash(const char *_Nullable symbolizer);

#endif
