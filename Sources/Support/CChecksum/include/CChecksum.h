// SHA-256 of bytes, by the processor's own instructions where it has them.

#ifndef ESPALIER_CHECKSUM_H
#define ESPALIER_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/// Whether the processor has instructions for SHA-256.
_Bool espalier_has_sha256_instructions(void);

/// The SHA-256 of bytes (FIPS 180-4).
///
/// uses_instructions: Whether the processor's instructions may be used; without them every block takes
/// some fifteen times as long.
/// digest: Is filled with the 32 bytes of it.
void espalier_sha256(const void *_Nullable bytes, size_t count, _Bool uses_instructions,
                     uint8_t *_Nonnull digest);

#endif
