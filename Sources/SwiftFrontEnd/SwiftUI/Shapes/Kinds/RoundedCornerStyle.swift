internal import LayoutCore

/// The style of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of circles.
  case circular
  /// Curves that begin gently.
  case continuous
}

extension RoundedCornerStyle {
  /// The style in the engine's words.
  var engine: CornerStyle {
    switch self {
    case .circular: .circular
    case .continuous: .continuous
    }
  }
}
