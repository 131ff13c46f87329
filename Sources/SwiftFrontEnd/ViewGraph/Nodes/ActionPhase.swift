/// When something happens that waits for the layout: what is of an earlier phase comes first.
public enum ActionPhase: CaseIterable, Sendable {
  /// Views have gone without a transition (V1.6).
  case removal
  /// Views have appeared or changed, the innermost first (V7.2).
  case appearance
  /// Views have gone once their transition has ended (V1.6).
  case disappearance
  /// What goes on by itself begins (V7.2).
  case task
}
