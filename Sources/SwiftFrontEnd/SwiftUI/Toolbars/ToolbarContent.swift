public import ViewGraph

/// The content of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the items to their parent node.
  @MainActor static func _appendItems(_ content: Self, to cursor: inout ChildCursor)
}

extension ToolbarContent {
  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ content: Self, to cursor: inout ChildCursor) {
    let inputs = cursor.inputs
    cursor.child(ToolbarContentNode<Self>.self) {
      $0.take(content, inputs)
    } make: {
      ToolbarContentNode(content, key: $0, parent: $1, inputs: inputs)
    }
  }
}

/// Toolbar items that a user may customize; there is no user interface to do so.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// The node of items with a body.
private final class ToolbarContentNode<Content: ToolbarContent>: GraphNode {
  private var content: Content
  private let storage = PropertyStorage()
  private let fields = FieldTable.of(Content.self)

  init(_ content: Content, key: ChildKey, parent: GraphNode, inputs: GraphInputs) {
    self.content = content
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Content.self) }

  func take(_ content: Content, _ inputs: GraphInputs) {
    self.content = content
    self.inputs = inputs
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    var content = content
    let body = tracking {
      storage.connect(&content, fields, of: self)
      return observing { content.body }
    }
    updateChildren(inputs) { Content.Body._appendItems(body, to: &$0) }
  }

  override func willLeave() { storage.leave() }
}

extension ToolbarContent {
  /// Inert: the background of items does not affect layout.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}
