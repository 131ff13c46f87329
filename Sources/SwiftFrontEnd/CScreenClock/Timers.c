// Timers as Foundation's documentation of `Timer` has them: an interval that is not more than 0 is one of
// 0.1 milliseconds, and `Timer(timeInterval:repeats:block:)` fires for the first time when its interval
// has passed. Foundation itself lets the former fire once and the latter at once.
//
// Programs load this library before Foundation, so that their calls find these, which go on in Foundation
// with all else as it is. Code that Foundation's initializers are part of, as that of `Timer.publish`,
// calls the last one. They are weak for programs that Foundation is a part of.

#define _GNU_SOURCE

#include "Internal.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <time.h>

#define SCHEDULED "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
#define TIMER "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define LATER "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC"
#define NEW "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfc"

// A function of Swift's by its symbol, and what it is called with: a closure is a function and what it
// holds, and the type or the timer that has its memory comes as that on which a method is called.
#define SWIFT __attribute__((swiftcall))
#define CLOSURE const void *function, const void *context
#define RECEIVER __attribute__((swift_context)) void *receiver

typedef SWIFT void *(*Within)(double, bool, CLOSURE, RECEIVER);
typedef SWIFT void *(*From)(double, double, bool, CLOSURE, RECEIVER);

// The functions as Foundation has them.
static Within scheduled_of_foundation;
static From later_of_foundation, new_of_foundation;

// The seconds of an interval: those of the shortest where it is not more than 0, or no number.
static double interval_of(double seconds) { return seconds > 0 ? seconds : 0.0001; }

// When a timer fires for the first time: one that repeats without an interval does an interval after its
// date, so that one that is made anew whenever it fires does not stop the clock.
static double first_of(double date, double interval, bool repeats) {
  return repeats && !(interval > 0) ? date + interval_of(interval) : date;
}

// What code takes for the time, in seconds since the beginning of 2001.
static double now(void) {
  if (!espalier_sees_clock()) return espalier_real_time();
  return espalier_seconds(espalier_date());
}

SWIFT void *espalier_scheduled_timer(double interval, bool repeats, CLOSURE, RECEIVER)
    __asm__(SCHEDULED) __attribute__((weak));
SWIFT void *espalier_scheduled_timer(double interval, bool repeats, CLOSURE, RECEIVER) {
  return scheduled_of_foundation(interval_of(interval), repeats, function, context, receiver);
}

SWIFT void *espalier_timer(double interval, bool repeats, CLOSURE, RECEIVER)
    __asm__(TIMER) __attribute__((weak));
SWIFT void *espalier_timer(double interval, bool repeats, CLOSURE, RECEIVER) {
  double seconds = interval_of(interval);
  return later_of_foundation(now() + seconds, seconds, repeats, function, context, receiver);
}

SWIFT void *espalier_later_timer(double date, double interval, bool repeats, CLOSURE, RECEIVER)
    __asm__(LATER) __attribute__((weak));
SWIFT void *espalier_later_timer(double date, double interval, bool repeats, CLOSURE, RECEIVER) {
  double first = first_of(date, interval, repeats);
  return later_of_foundation(first, interval_of(interval), repeats, function, context, receiver);
}

SWIFT void *espalier_new_timer(double date, double interval, bool repeats, CLOSURE, RECEIVER)
    __asm__(NEW) __attribute__((weak));
SWIFT void *espalier_new_timer(double date, double interval, bool repeats, CLOSURE, RECEIVER) {
  double first = first_of(date, interval, repeats);
  return new_of_foundation(first, interval_of(interval), repeats, function, context, receiver);
}

__attribute__((constructor)) static void find_timers(void) {
  scheduled_of_foundation = (Within)dlsym(RTLD_NEXT, SCHEDULED);
  later_of_foundation = (From)dlsym(RTLD_NEXT, LATER);
  new_of_foundation = (From)dlsym(RTLD_NEXT, NEW);
}
