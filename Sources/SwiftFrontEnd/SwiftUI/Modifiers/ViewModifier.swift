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

/// A modifier that leaves views as they are.
public struct EmptyModifier: Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  /// No body: the modifier leaves its content as it is.
  public typealias Body = Never

  /// Adds the view as it is.
  @MainActor
  public static func _append<Base: View>(
    _ modifier: Self,
    to base: Base,
    in cursor: inout ChildCursor
  ) {
    Base._append(base, to: &cursor)
  }
}

/// The node of a modifier with a body.
final class ModifierNode<Modifier: ViewModifier>: GraphNode {
  private var modifier: Modifier
  private var content: _ViewModifier_Content<Modifier>
  private let storage = PropertyStorage()
  private let fields = FieldTable.of(Modifier.self)
  /// The animation of the modifier's data.
  private var motion = ValueMotion<Modifier>()

  init(
    _ modifier: Modifier,
    _ content: _ViewModifier_Content<Modifier>,
    key: ChildKey,
    parent: GraphNode,
    inputs: GraphInputs
  ) {
    self.modifier = modifier
    self.content = content
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Modifier.self) }

  func take(
    _ modifier: Modifier,
    _ content: _ViewModifier_Content<Modifier>,
    _ inputs: GraphInputs
  ) {
    if fields.isAnimatable { motion.change(from: self.modifier, to: modifier, at: self) }
    self.modifier = modifier
    self.content = content
    self.inputs = inputs
    // The content may be another one even if the modifier is not.
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    var modifier = motion.shown(modifier, at: self)
    let body = tracking {
      storage.connect(&modifier, fields, of: self)
      return observing { modifier.body(content: content) }
    }
    updateChildren(inputs) { Modifier.Body._append(body, to: &$0) }
  }

  override func willLeave() { storage.leave() }
}
