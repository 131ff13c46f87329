#ifndef C_SCREEN_CLOCK_INTERNAL_H
#define C_SCREEN_CLOCK_INTERNAL_H

#include "include/CScreenClock.h"

#include <time.h>

/// The seconds between the beginnings of 1970 and 2001.
static const int64_t reference_date = 978307200;

/// A date in seconds since the beginning of 2001.
static inline double espalier_seconds(struct timespec date) {
  return (double)(date.tv_sec - reference_date) + (double)date.tv_nsec / 1e9;
}

typedef void (*espalier_function)(void *);

/// The clock of a screen.
struct espalier_clock {
  int64_t number;
  /// When it begins, since the beginning of 2001, and how far it is, in nanoseconds.
  _Atomic int64_t start, elapsed;
  /// How much its code has under way on other threads, and how much of it nobody waits for any more;
  /// the work's lock is to be held for them.
  int64_t under_way, given_up;
  /// How often it has handed something to other threads.
  _Atomic uint64_t work_count;
};

/// The clock that this thread sees: that of the screen whose code it runs.
struct espalier_clock *espalier_seen_clock(void);
/// The clock that this thread works for; nil for the one that is seen on the main thread.
struct espalier_clock *espalier_set_own_clock(struct espalier_clock *clock);

extern _Atomic(espalier_clock_schedule) espalier_schedule;

/// Whether this thread sees the screen's clock.
bool espalier_sees_clock(void);
/// Whether this thread does what tasks have off the main actor.
bool espalier_is_worker(void);
/// What clocks say that count from no date, in nanoseconds.
int64_t espalier_uptime(void);
/// The date, as the system counts.
struct timespec espalier_date(void);
/// Whether code of a screen asks, be it through Dispatch's own module.
bool espalier_is_asked_by_screen(void *caller);
/// Whether the runtime of tasks asks.
bool espalier_is_asked_by_tasks(void *caller);
/// Has the worker call a function; false if there is no worker.
bool espalier_hand_to_worker(
  struct espalier_clock *clock, void *context, espalier_function call);
/// Lets this thread see the screen's clock, or not; what it has done before.
bool espalier_set_inside(bool is_inside);
/// Something begins on another queue that somebody may wait for, or has come to its end.
void espalier_begin_work(struct espalier_clock *clock), espalier_end_work(struct espalier_clock *clock);

#endif
