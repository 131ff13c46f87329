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
