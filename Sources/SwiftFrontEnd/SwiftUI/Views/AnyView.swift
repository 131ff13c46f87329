public import ViewGraph

/// A view of any type, which is part of its identity (V1.12).
public struct AnyView {
  let view: any View

  /// Creates a type-erased view; an `AnyView` is not wrapped again.
  public init<Content: View>(_ view: Content) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Creates a type-erased view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  /// Creates a type-erased view of a value; nil if it is not a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension GraphNode {
  /// The count of `AnyView`s around the node (V7.2).
  var erasures: Int {
    var (count, next) = (0, parent)
    while let node = next {
      if node is GroupNode, case .id(let value) = node.key, value.base is ObjectIdentifier {
        count += 1
      }
      next = node.parent
    }
    return count
  }
}

extension AnyView: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    appendAny(view.view, to: &cursor)
  }
}

/// Adds a view of any type.
@MainActor
func appendAny(_ view: any View, to cursor: inout ChildCursor) {
  func append<Content: View>(_ view: Content) {
    cursor.group(.id(IdentityValue(ObjectIdentifier(Content.self)))) {
      Content._append(view, to: &$0)
    }
  }
  append(view)
}
