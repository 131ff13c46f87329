// What becomes of a program whose code does what it may not.

#ifndef ESPALIER_CRASH_H
#define ESPALIER_CRASH_H

#include <stdbool.h>
#include <stddef.h>

/// Ends the program with status 70 when its code crashes: a force unwrap of nil, an index out of
/// range, a recursion without end.
///
/// Swift has written by then what happened, mostly with a place of its own library. What this adds
/// is the place in the program's sources.
///
/// symbolizer: the path of llvm-symbolizer, which finds the place; NULL to go without.
void espalier_end_on_crash(const char *_Nullable symbolizer);

/// Lets the program begin again when a part of it crashes (espalier_begin_part).
///
/// What crashed is in the variable ESPALIER_CRASHED from then on, with commas between; what was
/// stopped for another reason has an exclamation mark behind it.
///
/// arguments: the program's own, NULL at the end.
/// earlier: the value of the variable.
/// output: a copy of the descriptor of standard output, as the program found it.
/// clean_up: is called before the program ends or begins again; may not allocate memory.
void espalier_restart_on_crash(char *_Nullable *_Nonnull arguments, const char *_Nonnull earlier,
                               int output, void (*_Nonnull clean_up)(void));

/// From now on a crash is that of a part; NULL if it is that of the whole program.
///
/// loss: is said when the program goes on without the part.
void espalier_begin_part(const char *_Nullable part, const char *_Nullable loss);

/// Lets a crash of the part that is being run take only the view in which it happens: the name of the
/// part has a slash, the view's name, an @ and the place in the sources behind it then, the last two only
/// if the place is known.
///
/// find: writes the name of the view whose code runs, at most size bytes with a zero at the end;
/// returns false if there is none. It is called where a trap or a missing value ended the code.
void espalier_spare_part(bool (*_Nonnull find)(char *_Nonnull name, size_t size));

/// Ends the part that is being run, or the program if none is.
///
/// message: why, with a line feed at its end.
/// status: that of the program.
void espalier_stop_part(const char *_Nonnull message, int status);

/// A copy of the descriptor of standard error while nobody hears what is written there; or -1.
void espalier_set_silenced_errors(int errors);

#endif
