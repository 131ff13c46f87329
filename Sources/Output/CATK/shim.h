#include <atk/atk.h>
#include <glib.h>
#include <atk-bridge.h>
#include <atspi/atspi.h>
