/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The system's default.
  case automatic
  case visible
  case hidden
}

extension Visibility {
  /// `true` if the visibility is visible, `false` if hidden; nil for the default.
  var isWanted: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}

extension View {
  /// Sets the visibility of system overlays, such as the home indicator.
  ///
  /// Inert: there are no overlays.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the edges at which the view's gestures precede those of the system.
  ///
  /// Inert: the system has no gestures here.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Hides the status bar.
  ///
  /// Inert: the safe area stays as wide as the device's status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Hides the status bar.
  ///
  /// Inert: the safe area stays as wide as the device's status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
