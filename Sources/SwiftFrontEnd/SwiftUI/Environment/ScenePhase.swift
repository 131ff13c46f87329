/// Whether a scene is in use.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background
  case inactive
  case active

  /// Returns whether the first is less active.
  public static func < (first: ScenePhase, second: ScenePhase) -> Bool {
    first.rawValue < second.rawValue
  }
}
