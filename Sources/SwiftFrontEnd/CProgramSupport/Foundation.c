// Functions of Foundation's that say what the machine is set to; the reader of a screen decides here.
//
// Programs load this library before Foundation, so its calls and theirs find these. Each jumps to a
// function of Swift's (ProgramLocale, ProgramDefaults). They are weak for programs that Foundation is a part of.

#include "InsteadOf.h"

// Locale.current
INSTEAD_OF("$s20FoundationEssentials6LocaleV7currentACvgZ", "espalier_locale");
// Locale.autoupdatingCurrent
INSTEAD_OF("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "espalier_locale");
// Locale.preferredLanguages
INSTEAD_OF("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "espalier_languages");
// Calendar.current
INSTEAD_OF("$s20FoundationEssentials8CalendarV7currentACvgZ", "espalier_calendar");
// Calendar.autoupdatingCurrent
INSTEAD_OF("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "espalier_calendar");
// UserDefaults.standard
INSTEAD_OF("$s10Foundation12UserDefaultsC8standardACvgZ", "espalier_defaults");
// UserDefaults(suiteName:)
INSTEAD_OF("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC", "espalier_suite");
