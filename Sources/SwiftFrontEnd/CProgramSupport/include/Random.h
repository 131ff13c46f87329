// What random numbers of a screen come from.

#ifndef ESPALIER_RANDOM_H
#define ESPALIER_RANDOM_H

#include <stdint.h>

/// From now on the random numbers and UUIDs of Swift's library and Foundation's are those of a seed, so
/// that a screen is the same whenever it is shown (T10.24). They are the system's until then.
///
/// What other libraries ask the system for, such as keys of connections, stays the system's.
void espalier_begin_random(uint64_t seed);

#endif
