#include "Isolation.h"

// What the runtime of tasks calls before it ends a program for being on another executor
// (stdlib/public/Concurrency/ExecutorHooks.h).

#if __has_attribute(swiftcall)
#define SWIFT_CC __attribute__((swiftcall))
#else
#define SWIFT_CC
#endif

typedef struct {
  void *identity;
  void *implementation;
} executor;

typedef SWIFT_CC void (*check_isolated)(executor);

extern SWIFT_CC void (*swift_task_checkIsolated_hook)(executor, check_isolated);

static bool (*does_main_actor_wait)(void);

static SWIFT_CC void check(executor expected, check_isolated original) {
  if (!does_main_actor_wait()) original(expected);
}

void espalier_allow_waiting_main_actor(bool (*does_main_wait)(void)) {
  does_main_actor_wait = does_main_wait;
  swift_task_checkIsolated_hook = check;
}
