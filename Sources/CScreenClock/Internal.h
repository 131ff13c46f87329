#ifndef C_SCREEN_CLOCK_INTERNAL_H
#define C_SCREEN_CLOCK_INTERNAL_H

#include "include/CScreenClock.h"

#include <time.h>

typedef void (*espalier_function)(void *);

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
bool espalier_hand_to_worker(void *context, espalier_function call);
/// Lets this thread see the screen's clock, or not; what it has done before.
bool espalier_set_inside(bool is_inside);
/// Something begins on another queue that somebody may wait for, or has come to its end.
void espalier_begin_work(void), espalier_end_work(void);

#endif
