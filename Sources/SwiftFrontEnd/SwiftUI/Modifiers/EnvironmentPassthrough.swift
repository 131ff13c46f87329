internal import LayoutCore

/// The changes of the environment that change nothing: modifiers that layout passes through.
@MainActor
enum EnvironmentPassthrough {
  private static var known: [String: EnvironmentChange] = [:]

  /// Returns the modifier of a name, the same each time.
  static func modifier(_ name: String) -> LayoutCore.ModifierContent {
    if let change = known[name] { return .environment(change) }
    let change = EnvironmentChange(name: name) { _ in }
    known[name] = change
    return .environment(change)
  }
}
