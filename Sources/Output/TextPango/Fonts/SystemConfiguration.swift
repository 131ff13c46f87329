internal import CPango
import Glibc

/// The machine's configuration of fontconfig.
package enum SystemConfiguration {
  private static let isIgnored: Bool = {
    // The messages that fontconfig would print.
    unsetenv("FC_DEBUG")
    guard let empty = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(empty) }
    return FcConfigSetCurrent(empty) != 0
  }()

  /// Keeps fontconfig from reading the machine's configuration in this process, and from printing
  /// its errors.
  ///
  /// No font comes from there, and yet Pango has it read when its first map is made. Only a program
  /// may do this, not a library: others in the process may need that configuration.
  package static func ignore() { _ = isIgnored }
}
