public import ViewGraph

/// A view that a control passes to its style.
public struct _StylePart {
  private let views: any AppendableViews

  nonisolated init<Content: View>(_ view: Content) { views = AppendableView(view: view) }

  /// Appends the view.
  @MainActor
  func append(to cursor: inout ChildCursor) { views.append(to: &cursor) }
}

/// A view of any type that can be appended.
protocol AppendableViews {
  /// Adds the views.
  @MainActor func append(to cursor: inout ChildCursor)
}

/// A view of a type.
private struct AppendableView<Content: View>: AppendableViews {
  let view: Content

  @MainActor
  func append(to cursor: inout ChildCursor) { Content._append(view, to: &cursor) }
}

/// A view of a style's configuration: the control's view, in the style's environment (V8.6).
@MainActor @preconcurrency
public protocol _StyleConfigurationView: View where Body == Never {
  /// The views.
  @MainActor var _part: _StylePart { get }
}

extension _StyleConfigurationView {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    cursor.group(.slot(0)) { view._part.append(to: &$0) }
  }
}
