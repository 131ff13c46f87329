// Programs are linked such that they call these instead of OpenCombine's (LibraryFolder.linkerArguments).

#include "InsteadOf.h"

// ObservableObject.objectWillChange
INSTEAD_OF("__wrap_$s11OpenCombine16ObservableObjectPA2A0cD9PublisherC0d10WillChangeE0RtzrlE06objectfG0AEvg",
           "espalier_object_will_change");
