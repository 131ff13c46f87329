// The end of a program for which there is not enough memory: one line and the status of such an end,
// where Swift's runtime would print the calls that led there and abort.

#include "CMalloc.h"

#include <stdio.h>
#include <unistd.h>

enum { status_without_memory = 70 };

static void (*clean_up)(void);

void espalier_clean_up_without_memory(void (*function)(void)) { clean_up = function; }

// What the runtime calls when it gets no memory. The linker has it call this, in programs that the
// runtime is linked into (--wrap); of the others the name means nothing to anybody.
_Noreturn void __wrap__ZN5swift28swift_abortAllocationFailureEmm(size_t size, size_t mask) {
  (void)mask;
  if (clean_up != NULL) clean_up();
  char line[120];
  int length = snprintf(
    line, sizeof line, "espalier: error: out of memory: there are no %zu bytes more\n", size
  );
  if (length > 0 && write(STDERR_FILENO, line, (size_t)length) < 0) {}
  _exit(status_without_memory);
}
