public import ViewGraph

/// An empty view: it has no size, no spacing and no row.
public struct EmptyView {
  /// Creates the empty view.
  public init() {}
}

extension EmptyView: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {}
}

extension EmptyView: Sendable {}
