#include <atk/atk.h>
#include <glib.h>
#include <atk-bridge.h>
