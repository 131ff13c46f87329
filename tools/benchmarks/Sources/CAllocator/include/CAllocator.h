#include <malloc.h>
#include <stddef.h>

/// The bytes that the allocator has given out and not got back.
static inline size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
