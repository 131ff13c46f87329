internal import LayoutCore

/// The behaviour of a shape in another layout direction (L17.6).
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It looks the same in both directions.
  case fixed
  /// It is seen in a mirror in a layout of one direction.
  case mirrors(in: LayoutDirection)

  /// It is seen in a mirror from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  var engine: LayoutCore.LayoutDirectionBehavior {
    switch self {
    case .fixed: .fixed
    case .mirrors(let direction): .mirrors(in: direction.engine)
    }
  }
}
