/// What stands in a row of a list while the list is edited (M6.3).
public enum RowControl: Sendable, Hashable {
  /// A minus that asks whether the row is to be deleted.
  case remove
  /// The answer that deletes it.
  case delete
  /// The handle by which the row is moved, and whether there is a place above and below it.
  case reorder(up: Bool, down: Bool)
}
