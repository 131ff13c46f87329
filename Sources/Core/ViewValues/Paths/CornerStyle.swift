/// The style of a rounded rectangle's corners: circular or continuous.
public enum CornerStyle: String, Sendable, Hashable, CaseIterable {
  /// Quarters of ellipses (D4.8).
  case circular
  /// Curves of continuous curvature (D4.9).
  case continuous
}
