public import ViewGraph

/// Several views, as a view builder combines them.
public struct TupleView<T> {
  /// The views.
  public var value: T
  /// The views one by one.
  var views: [any View] {
    if let view = value as? any View { return [view] }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
  private let append: @MainActor (T, inout ChildCursor) -> Void

  init<each Content: View>(_views content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    append = { views, cursor in
      @MainActor func add<Element: View>(_ view: Element) { Element._append(view, to: &cursor) }
      repeat add(each views)
    }
  }

  /// Creates a view of several views.
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.init(_views: repeat each value)
  }
}

extension TupleView: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    view.append(view.value, &cursor)
  }
}
