// The types of a program that conform to protocols, as the compiler lists them in the program
// (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst).

#ifndef ESPALIER_TYPE_METADATA_H
#define ESPALIER_TYPE_METADATA_H

#include <stdbool.h>
#include <stddef.h>

/// The list of conformances of one program or library.
typedef struct {
  const void *_Nonnull start;
  const void *_Nonnull end;
} espalier_conformances;

/// The list of the program or library that this is compiled into: the linker makes the symbols.
static inline espalier_conformances espalier_own_conformances(void) {
  extern const char __start_swift5_protocol_conformances __attribute__((visibility("hidden")));
  extern const char __stop_swift5_protocol_conformances __attribute__((visibility("hidden")));
  espalier_conformances list = {
    &__start_swift5_protocol_conformances, &__stop_swift5_protocol_conformances
  };
  return list;
}

/// Calls a function with the metadata of each type, generic ones left out, that conforms to a
/// protocol of a name, in the order of the list.
void espalier_conforming_types(
  espalier_conformances list,
  const char *_Nonnull protocol_name,
  void (*_Nonnull found)(const void *_Nonnull metadata, void *_Nullable context),
  void *_Nullable context
);

/// Makes a value of an enumeration: its first case that holds nothing.
///
/// metadata: of the enumeration.
/// value: memory of its size, which holds nothing yet.
/// Returns whether there is such a case; the memory holds nothing otherwise.
bool espalier_make_case(const void *_Nonnull metadata, void *_Nonnull value);

#endif
