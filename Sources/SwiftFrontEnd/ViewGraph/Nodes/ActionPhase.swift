/// The phase of an action that waits for the layout: those of earlier phases run first.
public enum ActionPhase: CaseIterable, Sendable {
  /// Views were removed without a transition (V1.6).
  case removal
  /// Views have appeared or changed, the innermost first (V7.2).
  case appearance
  /// Views were removed and their transition has ended (V1.6).
  case disappearance
  /// Tasks begin (V7.2).
  case task
}
