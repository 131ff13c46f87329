public import ViewGraph

/// A modifier that builds a view from its content (V8.1).
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modifier's body.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Appends the modified view.
  @MainActor static func _append<Base: View>(
    _ modifier: Self,
    to base: Base,
    in cursor: inout ChildCursor
  )
}

extension ViewModifier {
  /// Appends the value's views.
  @MainActor
  public static func _append<Base: View>(
    _ modifier: Self,
    to base: Base,
    in cursor: inout ChildCursor
  ) {
    let inputs = cursor.inputs
    let content = _ViewModifier_Content<Self> { Base._append(base, to: &$0) }
    cursor.child(ModifierNode<Self>.self) {
      $0.take(modifier, content, inputs)
    } make: {
      ModifierNode(modifier, content, key: $0, parent: $1, inputs: inputs)
    }
  }

  /// Returns this modifier, followed by another one.
  public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Returns the modified view.
  public func body(content: Content) -> Never {
    fatalError("a modifier of the framework's own has no body")
  }
}
