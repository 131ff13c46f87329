/// The behaviour of a shape when the layout direction changes (L17.6).
public enum LayoutDirectionBehavior: Sendable, Hashable {
  /// It looks the same in both directions.
  case fixed
  /// It is mirrored in a layout of one direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
