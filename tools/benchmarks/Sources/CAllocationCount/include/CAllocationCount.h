#include <stddef.h>

/// How often this thread has asked for memory: in programs that are linked with this, malloc counts.
size_t allocation_count(void);
