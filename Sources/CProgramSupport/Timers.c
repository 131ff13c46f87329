// Timers of an interval that is not more than 0, which fire every 0.1 milliseconds: so the documentation
// of Foundation has it, while Foundation itself lets them fire once.
//
// Programs load this library before Foundation, so that their calls find these. Each sees to the
// interval, in the register that it comes in, and goes on in Foundation with all others as they are. Code
// that Foundation's initializers are part of, as that of `Timer.publish`, calls the last one.
// They are weak for programs that Foundation is a part of.

#define _GNU_SOURCE

#include <dlfcn.h>

// The functions as Foundation has them: asked for by these names below.
__attribute__((visibility("hidden"))) void *espalier_scheduled_timer;
__attribute__((visibility("hidden"))) void *espalier_timer;
__attribute__((visibility("hidden"))) void *espalier_later_timer;
__attribute__((visibility("hidden"))) void *espalier_new_timer;

// What stands for an interval that is not more than 0, in seconds.
__attribute__((visibility("hidden"))) const double espalier_shortest_interval = 0.0001;

#define SCHEDULED "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
#define TIMER "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define LATER "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC"

#define NEW "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfc"

#if defined(__x86_64__)
#define WITH_INTERVAL(symbol, register, function)                                                 \
  __asm__(".text\n"                                                                               \
          ".weak \"" symbol "\"\n"                                                                \
          ".type \"" symbol "\",%function\n"                                                      \
          "\"" symbol "\":\n"                                                                     \
          "pxor %xmm7, %xmm7\n"                                                                   \
          "ucomisd %xmm7, %xmm" register "\n"                                                     \
          "ja 1f\n"                                                                               \
          "movsd espalier_shortest_interval(%rip), %xmm" register "\n"                            \
          "1: jmp *" function "(%rip)\n")
#elif defined(__aarch64__)
#define WITH_INTERVAL(symbol, register, function)                                                 \
  __asm__(".text\n"                                                                               \
          ".weak \"" symbol "\"\n"                                                                \
          ".type \"" symbol "\",%function\n"                                                      \
          "\"" symbol "\":\n"                                                                     \
          "fcmp d" register ", #0.0\n"                                                            \
          "b.gt 1f\n"                                                                             \
          "adrp x16, espalier_shortest_interval\n"                                                \
          "ldr d" register ", [x16, :lo12:espalier_shortest_interval]\n"                          \
          "1: adrp x16, " function "\n"                                                           \
          "ldr x16, [x16, :lo12:" function "]\n"                                                  \
          "br x16\n")
#else
#error "in which register are intervals?"
#endif

// Timer.scheduledTimer(withTimeInterval:repeats:block:)
WITH_INTERVAL(SCHEDULED, "0", "espalier_scheduled_timer");
// Timer(timeInterval:repeats:block:)
WITH_INTERVAL(TIMER, "0", "espalier_timer");
// Timer(fire:interval:repeats:block:), whose date comes first
WITH_INTERVAL(LATER, "1", "espalier_later_timer");
// The same of a timer that has its memory
WITH_INTERVAL(NEW, "1", "espalier_new_timer");

__attribute__((constructor)) static void find_timers(void) {
  espalier_scheduled_timer = dlsym(RTLD_NEXT, SCHEDULED);
  espalier_timer = dlsym(RTLD_NEXT, TIMER);
  espalier_later_timer = dlsym(RTLD_NEXT, LATER);
  espalier_new_timer = dlsym(RTLD_NEXT, NEW);
}
