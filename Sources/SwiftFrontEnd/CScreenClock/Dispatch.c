// Blocks and sources of Dispatch that wait for a time: they wait for the screen's.

#define _GNU_SOURCE
#include "Internal.h"

#include <dlfcn.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

typedef espalier_function function;

static const uint64_t now = 0, forever = ~0ull;
/// The first two bits say what a time counts from: both of them are set for dates, which are negative
/// numbers of nanoseconds since 1970, the first one alone for the time since the machine has started.
static bool is_date(uint64_t when) { return when >> 62 == 3 && when != forever; }

static void *find(const char *name) { return dlsym(RTLD_NEXT, name); }

static bool is_followed(void) {
  return espalier_sees_clock() && atomic_load(&espalier_schedule) != NULL;
}

static int64_t date(void) {
  struct timespec date = espalier_date();
  return date.tv_sec * 1000000000 + date.tv_nsec;
}

/// The seconds from now to a time of Dispatch's.
static double delay(uint64_t when) {
  if (when == now) return 0;
  if (when == forever) return INFINITY;
  // A date before 1970 and the beginning of a screen are both far in the past.
  if (is_date(when)) return fmax(0, (double)(-(int64_t)when - date()) / 1e9);
  int64_t uptime = (int64_t)(when & ~(1ull << 63));
  return fmax(0, (double)(uptime - espalier_uptime()) / 1e9);
}

// MARK: Times

uint64_t dispatch_time(uint64_t when, int64_t delta) {
  static uint64_t (*real)(uint64_t, int64_t);
  if (!real) real = find("dispatch_time");
  if (when == now && espalier_is_asked_by_screen(__builtin_return_address(0)) && is_followed()) {
    when = (uint64_t)espalier_uptime();
    if (delta == 0) return when;
    int64_t sum = (int64_t)when + delta;
    return sum > 0 ? (uint64_t)sum : 1;
  }
  return real ? real(when, delta) : when;
}

uint64_t dispatch_walltime(const struct timespec *time, int64_t delta) {
  static uint64_t (*real)(const struct timespec *, int64_t);
  if (!real) real = find("dispatch_walltime");
  struct timespec own;
  if (!time && espalier_is_asked_by_screen(__builtin_return_address(0)) && is_followed()) {
    own = espalier_date();
    time = &own;
  }
  return real ? real(time, delta) : forever;
}

// MARK: Blocks

struct waiting {
  enum { BLOCK, FUNCTION, TASK, SOURCE } kind;
  void *target;
  void *context;
  function call;
  /// For sources: the time from one event to the next, and which setting of the timer it is.
  double interval;
  uint64_t setting;
  /// The clock of the screen whose code waits.
  struct espalier_clock *clock;
};

static void (*retain)(void *), (*release)(void *);
static void (*async)(void *, void *), (*async_f)(void *, void *, function);
static void *(*copy_block)(const void *);
static void (*release_block)(const void *);
static void (*set_timer)(void *, uint64_t, uint64_t, uint64_t);
static intptr_t (*is_cancelled)(void *);
static void *(*group_create)(void);
static void (*group_async_f)(void *, void *, void *, function);
static intptr_t (*group_wait)(void *, uint64_t);
static uint64_t (*real_time)(uint64_t, int64_t);
static void *main_queue;

static bool know(void) {
  static bool is_known;
  if (is_known) return main_queue && retain && async && set_timer;
  is_known = true;
  retain = find("dispatch_retain");
  release = find("dispatch_release");
  async = find("dispatch_async");
  async_f = find("dispatch_async_f");
  copy_block = find("_Block_copy");
  release_block = find("_Block_release");
  set_timer = find("dispatch_source_set_timer");
  is_cancelled = find("dispatch_source_testcancel");
  group_create = find("dispatch_group_create");
  group_async_f = find("dispatch_group_async_f");
  group_wait = find("dispatch_group_wait");
  real_time = find("dispatch_time");
  main_queue = find("_dispatch_main_q");
  return know();
}

static bool schedule(struct waiting content, double delay, enum espalier_wait wait) {
  struct waiting *waiting = malloc(sizeof *waiting);
  if (!waiting) return false;
  *waiting = content;
  if (!waiting->clock) waiting->clock = espalier_seen_clock();
  espalier_clock_schedule schedule = atomic_load(&espalier_schedule);
  double now = (double)atomic_load(&waiting->clock->elapsed) / 1e9;
  schedule(waiting->clock->number, now + delay, wait, (uintptr_t)waiting);
  return true;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  static void (*real)(uint64_t, void *, void *);
  if (is_followed() && know()) {
    double seconds = delay(when);
    if (!isfinite(seconds)) return;
    retain(queue);
    if (schedule((struct waiting){BLOCK, queue, copy_block(block), NULL, 0, 0, NULL}, seconds,
        ESPALIER_WAIT_DISPATCH)) return;
  }
  if (!real) real = find("dispatch_after");
  if (real) real(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, function call) {
  static void (*real)(uint64_t, void *, void *, function);
  if (is_followed() && know()) {
    double seconds = delay(when);
    if (!isfinite(seconds)) return;
    bool is_task = espalier_is_asked_by_tasks(__builtin_return_address(0));
    retain(queue);
    struct waiting waiting = {is_task ? TASK : FUNCTION, queue, context, call, 0, 0, NULL};
    if (schedule(waiting, seconds, is_task ? ESPALIER_WAIT_SLEEP : ESPALIER_WAIT_DISPATCH)) return;
  }
  if (!real) real = find("dispatch_after_f");
  if (real) real(when, queue, context, call);
}

// MARK: Work elsewhere

/// What is done on another queue, by a thread that sees the screen's clock for as long.
struct work {
  struct espalier_clock *clock;
  void *context;
  /// Nil for a block.
  function call;
};

/// How the compiler lays blocks out.
struct block {
  void *class;
  int flags, reserved;
  function invoke;
};

static void call(struct work *work) {
  bool was_inside = espalier_set_inside(true);
  struct espalier_clock *old = espalier_set_own_clock(work->clock);
  if (work->call) {
    work->call(work->context);
  } else {
    ((struct block *)work->context)->invoke(work->context);
    release_block(work->context);
  }
  espalier_set_own_clock(old);
  espalier_set_inside(was_inside);
}

static void do_work(void *argument) {
  struct work *work = argument;
  call(work);
  espalier_end_work(work->clock);
  free(work);
}

/// What comes back to the main thread belongs to the same screen, whichever is shown meanwhile.
static void do_on_main(void *argument) {
  call(argument);
  free(argument);
}

/// Nil if there is no memory for it.
static struct work *begin_work(struct espalier_clock *clock, void *context, function call) {
  struct work *work = malloc(sizeof *work);
  if (!work) return NULL;
  *work = (struct work){clock, context, call};
  espalier_begin_work(clock);
  return work;
}

static _Atomic bool has_requests;

/// Foundation's sessions of requests have queues of their own, by which they are known.
static void note_requests(void *queue) {
  static const char *(*label)(void *);
  static const char session[] = "URLSession<";
  if (atomic_load(&has_requests)) return;
  if (!label) label = find("dispatch_queue_get_label");
  const char *name = label ? label(queue) : NULL;
  if (name && strncmp(name, session, sizeof session - 1) == 0) atomic_store(&has_requests, true);
}

bool espalier_clock_has_requests(void) { return atomic_load(&has_requests); }

/// What code of a screen has done elsewhere is part of the screen.
void dispatch_async(void *queue, void *block) {
  static void (*real)(void *, void *);
  note_requests(queue);
  if (espalier_is_asked_by_screen(__builtin_return_address(0)) && is_followed() && know()) {
    void *copy = copy_block(block);
    if (queue == main_queue) {
      struct work *work = malloc(sizeof *work);
      if (work) {
        *work = (struct work){espalier_seen_clock(), copy, NULL};
        async_f(queue, work, do_on_main);
        return;
      }
      release_block(copy);
      if (!real) real = find("dispatch_async");
      if (real) real(queue, block);
      return;
    }
    struct work *work = begin_work(espalier_seen_clock(), copy, NULL);
    if (work) {
      async_f(queue, work, do_work);
      return;
    }
    release_block(copy);
  }
  if (!real) real = find("dispatch_async");
  if (real) real(queue, block);
}

/// What tasks do elsewhere is done by one thread.
void dispatch_async_f(void *queue, void *context, function call) {
  static void (*real)(void *, void *, function);
  if (espalier_is_asked_by_tasks(__builtin_return_address(0)) && is_followed() && know()
    && queue != main_queue
    && espalier_hand_to_worker(espalier_seen_clock(), context, call)) return;
  if (!real) real = find("dispatch_async_f");
  if (real) real(queue, context, call);
}

/// Runs a block on its queue; waits for it if that is another one than the main thread's.
static void run(struct waiting *waiting) {
  bool is_block = waiting->kind == BLOCK;
  if (waiting->kind == TASK && waiting->target != main_queue
    && espalier_hand_to_worker(waiting->clock, waiting->context, waiting->call)) {
    release(waiting->target);
    return;
  }
  struct work *work = NULL;
  if (waiting->target != main_queue && group_create && group_wait) {
    work = begin_work(waiting->clock, waiting->context, is_block ? NULL : waiting->call);
  }
  if (work) {
    void *group = group_create();
    group_async_f(group, waiting->target, work, do_work);
    // It may want the main thread.
    group_wait(group, real_time(0, 200000000));
    release(group);
  } else if (is_block) {
    async(waiting->target, waiting->context);
    release_block(waiting->context);
  } else {
    async_f(waiting->target, waiting->context, waiting->call);
  }
  release(waiting->target);
}

// MARK: Sources

/// The settings of timers, of which the last of each source counts.
static _Atomic uint64_t settings;

struct timer {
  struct timer *next;
  void *source;
  uint64_t setting;
};
static struct timer *timers;
static _Atomic bool is_changing;

/// Takes a new setting for the timer of a source, or tells the last one if there is none.
static uint64_t setting(void *source, uint64_t new) {
  while (atomic_exchange(&is_changing, true)) {}
  struct timer *timer = timers;
  while (timer && timer->source != source) timer = timer->next;
  if (!timer && new && (timer = malloc(sizeof *timer))) {
    *timer = (struct timer){timers, source, 0};
    timers = timer;
  }
  if (timer && new) timer->setting = new;
  uint64_t result = timer ? timer->setting : 0;
  atomic_store(&is_changing, false);
  return result;
}

void dispatch_source_set_timer(void *source, uint64_t when, uint64_t interval, uint64_t leeway) {
  static void (*real)(void *, uint64_t, uint64_t, uint64_t);
  if (!real) real = find("dispatch_source_set_timer");
  if (espalier_is_asked_by_screen(__builtin_return_address(0)) && is_followed() && know()) {
    uint64_t new = atomic_fetch_add(&settings, 1) + 1;
    setting(source, new);
    real(source, forever, forever, 0);
    double seconds = delay(when);
    if (!isfinite(seconds)) return;
    retain(source);
    double every = interval == forever || interval == 0 ? INFINITY : (double)interval / 1e9;
    schedule((struct waiting){SOURCE, source, NULL, NULL, every, new, NULL}, seconds,
      ESPALIER_WAIT_SOURCE);
    return;
  }
  if (real) real(source, when, interval, leeway);
}

static void tick(struct waiting *waiting) {
  bool is_last = setting(waiting->target, 0) != waiting->setting;
  if (is_last || (is_cancelled && is_cancelled(waiting->target))) {
    release(waiting->target);
    return;
  }
  set_timer(waiting->target, now, forever, 0);
  if (isfinite(waiting->interval)) {
    schedule(*waiting, waiting->interval, ESPALIER_WAIT_SOURCE);
  } else {
    release(waiting->target);
  }
}

// MARK: Firing

void espalier_clock_fire(uintptr_t event) {
  struct waiting *waiting = (struct waiting *)event;
  if (waiting->kind == SOURCE) tick(waiting);
  else run(waiting);
  free(waiting);
}
