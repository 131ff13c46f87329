public import ViewGraph

/// The view that a modifier modifies; each use of it is a separate view (V8.1).
public struct _ViewModifier_Content<Modifier> {
  let append: @MainActor (inout ChildCursor) -> Void
}

extension _ViewModifier_Content: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    cursor.group(.slot(0)) { view.append(&$0) }
  }
}
