#pragma once

#include <spawn.h>

/// Adds an action that closes the descriptors from a number on: glibc's own, which its headers hide from
/// Swift.
///
/// - Returns: 0, or the reason that there is no memory for it.
int espalier_add_close_from(posix_spawn_file_actions_t *actions, int descriptor);
