internal import LayoutCore

/// The style of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Continuous curvature.
  case continuous
}

extension RoundedCornerStyle {
  /// The style for drawing.
  var engine: CornerStyle {
    switch self {
    case .circular: .circular
    case .continuous: .continuous
    }
  }
}
