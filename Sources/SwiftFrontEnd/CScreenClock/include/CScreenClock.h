#ifndef C_SCREEN_CLOCK_H
#define C_SCREEN_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// What code waits for that the clock of a screen now decides.
enum espalier_wait {
  ESPALIER_WAIT_SLEEP = 0,
  ESPALIER_WAIT_DISPATCH = 1,
  ESPALIER_WAIT_SOURCE = 2,
};

/// Called when code wants to go on later.
///
/// It is called on any thread. Whoever takes the event calls `espalier_clock_fire` once, on the main
/// thread, when the time has come: seconds since the beginning of the clock of that number, which is the
/// one of the screen that the code belongs to.
typedef void (*espalier_clock_schedule)(
  int64_t clock, double time, enum espalier_wait wait, uintptr_t event);

/// Who schedules events.
void espalier_clock_set_scheduler(espalier_clock_schedule schedule);

/// Sets what code takes for the time, and the clock that it sees.
///
/// - Parameter clock: The number of the clock, at least 0.
/// - Parameter start: The seconds from the beginning of 2001 to the clock's beginning.
/// - Parameter elapsed: The seconds since then.
void espalier_clock_set(int64_t clock, double start, double elapsed);

/// Lets code see that time: on all threads for good, or on this one.
void espalier_clock_enter(bool everywhere);

/// Lets code on this thread see the machine's time.
void espalier_clock_leave(void);

/// Lets code go on that has waited for an event.
void espalier_clock_fire(uintptr_t event);

/// Waits until what code of the screen has handed to other threads has come to its end or its next pause.
///
/// - Parameter milliseconds: For how long at most.
/// - Returns: Whether it has.
bool espalier_clock_wait_for_work(int milliseconds);

/// Waits no more for what code of the screen does elsewhere now.
void espalier_clock_give_up_work(void);

/// How often code of the screen has handed something to other threads.
uint64_t espalier_clock_work_count(void);

/// When the next timer of the main thread's loop is due, in seconds since the clock's beginning; infinite
/// if there is none.
double espalier_clock_next_timer(void);

/// Whether the main thread has been asked to sleep, which it has not done; asked once.
bool espalier_clock_take_refused_sleep(void);

/// Whether something has been fetched by Foundation's requests.
bool espalier_clock_has_requests(void);

/// The seconds since the beginning of 2001, whatever the clock of a screen says.
double espalier_real_time(void);

#endif
