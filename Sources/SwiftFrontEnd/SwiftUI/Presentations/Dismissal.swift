/// Dismisses a presentation.
@MainActor
final class Dismissal {
  /// Dismisses the presentation.
  var perform: () -> Void = {}
  /// The action of the cancel button; nil if the presentation has none.
  var cancel: (() -> Void)?
  /// The nodes of views that do not let users take them away.
  var refusals: Set<Int32> = []

  nonisolated init() {}

  /// Dismisses the presentation for a user; false if a view in it disables that.
  func performForUser() -> Bool {
    guard refusals.isEmpty else { return false }
    if let cancel { cancel() } else { perform() }
    return true
  }
}

private enum DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// The dismissal of the nearest presentation around the view.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// The action that dismisses the presentation around the view, or pops the view (V10.10).
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// Whether something presents the view.
  public var isPresented: Bool { dismissal != nil }

  /// `true` while the view is presented; set it to false to dismiss the view.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding {
      PresentationMode(isPresented: dismissal != nil)
    } set: { mode in
      if !mode.isPresented { MainActor.assumeIsolated { dismissal?.perform() } }
    }
  }
}
