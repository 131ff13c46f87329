internal import LayoutCore

/// The behaviour of a shape in another layout direction (L17.6).
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The same in both directions.
  case fixed
  /// Mirrored in a layout of one direction.
  case mirrors(in: LayoutDirection)

  /// Mirrored in right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  var engine: LayoutCore.LayoutDirectionBehavior {
    switch self {
    case .fixed: .fixed
    case .mirrors(let direction): .mirrors(in: direction.engine)
    }
  }
}
