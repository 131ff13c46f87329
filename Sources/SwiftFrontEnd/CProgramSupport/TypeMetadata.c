#include "TypeMetadata.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Distances are relative to the field that holds them.
typedef int32_t distance;

typedef struct {
  distance protocol;
  distance type;
  distance witness_table;
  uint32_t flags;
} conformance;

typedef struct {
  uint32_t flags;
  distance parent;
  distance name;
} protocol_descriptor;

typedef struct {
  uint32_t flags;
  distance parent;
  distance name;
  distance accessor;
} type_descriptor;

// What an accessor answers when it is asked for complete metadata.
typedef struct {
  const void *metadata;
  size_t state;
} response;

typedef __attribute__((swiftcall)) response (*metadata_accessor)(size_t request);

static const void *follow(const distance *field) {
  return *field == 0 ? NULL : (const char *)field + *field;
}

// A distance whose last bit says whether a pointer is at its end.
static const void *follow_indirectable(const distance *field) {
  if (*field == 0) return NULL;
  const char *target = (const char *)field + (*field & ~1);
  return (*field & 1) != 0 ? *(const void *const *)target : target;
}

// The descriptor of the type that conforms, if it is one that Swift declares.
static const type_descriptor *type_of(const conformance *record) {
  switch (record->flags >> 3 & 7) {
    case 0: return follow(&record->type);
    case 1: {
      const void *const *pointer = follow(&record->type);
      return pointer == NULL ? NULL : *pointer;
    }
    default: return NULL;
  }
}

static bool can_be_made(const type_descriptor *type) {
  uint32_t kind = type->flags & 0x1f;
  bool is_generic = (type->flags & 0x80) != 0;
  return kind >= 16 && kind <= 18 && !is_generic;
}

void espalier_conforming_types(
  espalier_conformances list,
  const char *protocol_name,
  void (*found)(const void *metadata, void *context),
  void *context
) {
  for (const distance *entry = list.start; entry < (const distance *)list.end; entry++) {
    const conformance *record = follow(entry);
    if (record == NULL) continue;
    const protocol_descriptor *protocol = follow_indirectable(&record->protocol);
    if (protocol == NULL) continue;
    const char *name = follow(&protocol->name);
    if (name == NULL || strcmp(name, protocol_name) != 0) continue;
    const type_descriptor *type = type_of(record);
    if (type == NULL || !can_be_made(type)) continue;
    metadata_accessor accessor = (metadata_accessor)follow(&type->accessor);
    if (accessor == NULL) continue;
    const void *metadata = accessor(0).metadata;
    if (metadata != NULL) found(metadata, context);
  }
}

// What is known of an enumeration beside what is of every type.
typedef struct {
  type_descriptor type;
  distance fields;
  // The size of what cases hold is in the upper 8 bits.
  uint32_t cases_with_content;
  uint32_t cases_without_content;
} enumeration_descriptor;

// How values of a type are handled, as far as it is asked for here.
typedef struct {
  const void *functions[8];
  size_t size;
  size_t stride;
  uint32_t flags;
  uint32_t spare_values;
  const void *tag;
  const void *project;
  void (*inject)(void *value, unsigned tag, const void *metadata);
} enumeration_witnesses;

enum {
  kind_of_enumerations = 0x201,
  has_enumeration_witnesses = 0x200000,
};

bool espalier_make_case(const void *metadata, void *value) {
  const void *const *words = metadata;
  if ((uintptr_t)words[0] != kind_of_enumerations) return false;
  const enumeration_descriptor *descriptor = words[1];
  const enumeration_witnesses *witnesses = words[-1];
  if (descriptor->cases_without_content == 0) return false;
  if ((witnesses->flags & has_enumeration_witnesses) == 0) return false;
  memset(value, 0, witnesses->size);
  // Cases that hold something come first.
  witnesses->inject(value, descriptor->cases_with_content & 0xFFFFFF, metadata);
  return true;
}
