public import ViewGraph

/// The content of some modifiers, as their closures see it.
public struct PlaceholderContentView<Content> {
  let content: Content
  /// Whether the view has the transaction from around the modifiers.
  var isOutside = false
}

extension PlaceholderContentView: View where Content: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    guard view.isOutside else { return Content._append(view.content, to: &cursor) }
    _OuterTransactionModifier._append(
      _OuterTransactionModifier(),
      to: view.content,
      in: &cursor
    )
  }
}
