// Who is taken for the main actor.

#ifndef ESPALIER_ISOLATION_H
#define ESPALIER_ISOLATION_H

#include <stdbool.h>

/// Lets code that says that it runs on the main actor (`MainActor.assumeIsolated`) go on where the
/// main actor waits for it.
///
/// The engine runs deep recursions on threads with stacks of their own, for which the main actor
/// waits; what such a recursion calls of the user's is on the main actor but for its thread.
///
/// does_main_wait: whether the main actor waits for the calling thread.
void espalier_allow_waiting_main_actor(bool (*_Nonnull does_main_wait)(void));

#endif
