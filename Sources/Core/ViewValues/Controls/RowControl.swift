/// A control in a row of a list while the list is edited (M6.3).
public enum RowControl: Sendable, Hashable {
  /// The minus that asks for confirmation to delete the row.
  case remove
  /// The button that confirms the deletion.
  case delete
  /// The handle that moves the row, and whether there is a place above and below it.
  case reorder(up: Bool, down: Bool)
}
