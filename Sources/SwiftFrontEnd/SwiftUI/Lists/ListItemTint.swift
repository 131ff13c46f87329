/// The colour of marks in rows.
public struct ListItemTint: Sendable {
  /// A colour that stays.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A colour that the system may change.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// The system's grey.
  public static let monochrome = ListItemTint()
}
