#include <hb-ot.h>
