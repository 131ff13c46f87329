public import ViewGraph

/// A view or modifier with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// The modifier of the view.
  public var modifier: Modifier

  /// Creates a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    Modifier._append(view.modifier, to: view.content, in: &cursor)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The body of a primitive modifier, which is never evaluated.
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("a modifier of the framework's own has no body")
  }

  /// Appends the value's views.
  @MainActor
  public static func _append<Base: View>(
    _ modifier: Self,
    to base: Base,
    in cursor: inout ChildCursor
  ) {
    Modifier._append(
      modifier.modifier,
      to: ModifiedContent<Base, Content>(content: base, modifier: modifier.content),
      in: &cursor
    )
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
