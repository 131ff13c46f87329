public import ViewGraph

/// One of two views, which have separate identities (V1.3).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    switch view.storage {
    case .trueContent(let content):
      cursor.group(.branch(true)) { TrueContent._append(content, to: &$0) }
    case .falseContent(let content):
      cursor.group(.branch(false)) { FalseContent._append(content, to: &$0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    switch view {
    case .some(let content): cursor.group(.branch(true)) { Wrapped._append(content, to: &$0) }
    case .none: cursor.group(.branch(false)) { _ in }
    }
  }
}
