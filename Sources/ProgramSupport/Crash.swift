import CProgramSupport
import Glibc

/// What becomes of a program when the code in it does what it may not.
package enum Crash {
  /// Ends the program with status 70 when it crashes, after what Swift says of it and the place in
  /// the sources.
  package static func endsProgram() {
    espalier_end_on_crash(getenv("ESPALIER_SYMBOLIZER"))
  }
}
