import Glibc

/// The properties of the terminal that a program writes to.
package enum Terminal {
  /// Whether colors are welcome: on a terminal that has them, unless `NO_COLOR` is set
  /// (https://no-color.org).
  package static func hasColors(_ descriptor: Int32) -> Bool {
    isatty(descriptor) != 0 && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  /// Whether a descriptor is a terminal.
  package static func isThere(_ descriptor: Int32) -> Bool { isatty(descriptor) != 0 }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
