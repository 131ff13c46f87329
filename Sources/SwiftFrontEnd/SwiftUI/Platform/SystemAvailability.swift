// The conditions that `#available` and `#unavailable` are rewritten to: on Linux the compiler takes
// each as true. Other platforms had separate version numbers until 26 (V11.12).

/// Whether the screen's system is a version of iOS or tvOS, or a later one; it is without one.
public func _isSystem(_ major: Int = 0, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  isSystem(major, minor, behind: 0)
}

/// The condition for macOS.
public func _isMacOS(_ major: Int = 0, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  isSystem(major, minor, behind: 3)
}

/// The condition for watchOS.
public func _isWatch(_ major: Int = 0, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  isSystem(major, minor, behind: 7)
}

/// The condition for visionOS.
public func _isVision(_ major: Int = 0, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  isSystem(major, minor, behind: 16)
}

/// Compares versions.
///
/// - Parameter difference: The platform's distance behind iOS's version number before 26.
private func isSystem(_ major: Int, _ minor: Int, behind difference: Int) -> Bool {
  let system = _ScreenTraits.current.systemVersion
  let number = system.major < 26 ? max(1, system.major - difference) : system.major
  return (major, minor) <= (number, system.minor)
}

/// A question for the system's version that has the newest system for an answer, whatever the screen's is:
/// a function returns one of several opaque types by it, which the compiler allows for `#available`
/// alone (V11.12).
package struct FixedSystem {
  /// The index of the file.
  package let file: Int
  /// The line, from 1.
  package let line: Int
  package let column: Int
  /// The required version, such as `17.4`.
  package let version: String

  /// Reads the index, the line, the column and the version, with colons between.
  init?(_ text: Substring) {
    let parts = text.split(separator: ":")
    guard parts.count == 4, let file = Int(parts[0]), let line = Int(parts[1]),
      let column = Int(parts[2])
    else { return nil }
    (self.file, self.line, self.column) = (file, line, column)
    version = String(parts[3])
  }

  /// Returns whether a system is older than the required version.
  package func isNewer(than system: (major: Int, minor: Int)) -> Bool {
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0) > system
  }
}
