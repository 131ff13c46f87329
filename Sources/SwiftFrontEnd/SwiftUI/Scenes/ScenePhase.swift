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

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the scene is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// `true` if the window appears active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
}

private enum IsSceneCapturedKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AppearsActiveKey: EnvironmentKey {
  static let defaultValue: Bool = true
}
