// What the parts of this target share; all of it may be called while signals are handled.

#ifndef ESPALIER_PROGRAM_SUPPORT_INTERNAL_H
#define ESPALIER_PROGRAM_SUPPORT_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

// Programs that are linked to the library may have these names for what is theirs.
#pragma GCC visibility push(hidden)

enum { most_places = 64 };

/// Places of the program's code, each with its line and its function's name once these are known.
typedef struct {
  uintptr_t addresses[most_places];
  char *lines[most_places];
  const char *names[most_places];
  int count;
} places;

/// Gets to know where the program's own code is.
///
/// Returns the address at which the program begins.
uintptr_t prepare_frames(void);

/// Finds the places that led to where a thread stopped, the last first.
///
/// is_waiting: whether a library was interrupted, whose frames have no marks.
void find_places(const ucontext_t *context, bool is_waiting, places *found);

/// Writes text to standard error.
void say(const char *text);

/// Gets ready to say places.
///
/// symbolizer: the path of llvm-symbolizer, which finds places; NULL to go without.
void prepare_places(const char *symbolizer);

/// Whether a thread was stopped in the program's own code, not in that of a library.
bool is_in_own_code(const ucontext_t *context);

/// Whether an address is one of the program's own code.
bool is_in_program(uintptr_t address);

/// Ends the process at once; the function _exit may be one that refuses to (Ends.c).
_Noreturn void end_process(int status);

/// The address up to which the stack was in use.
unsigned long stack_pointer(const ucontext_t *context);

/// Says where in the program's sources its code was stopped, and in what: what the compiler added
/// has no line.
///
/// severity: "error", or what else it is.
/// message: what is said of the place.
/// is_waiting: whether a call of the system was interrupted, around which frames have no marks.
/// Returns false if the place is not known; nothing has been said then.
bool say_place(
  const ucontext_t *context, const char *severity, const char *message, bool is_waiting);

/// The place that was said last, with file, line and column; NULL if none was.
const char *said_place(void);

/// Ends the part of the program that is being run: begins again without it, or ends with a status.
///
/// mark: what is added to its name, for those who are told of it; may be empty.
_Noreturn void end_part(const char *mark, int status);

/// Gets rid of what may not stay behind, and lets errors be heard.
void prepare_end(void);

/// Whether a part runs (espalier_begin_part).
bool is_in_part(void);

#pragma GCC visibility pop

#endif
