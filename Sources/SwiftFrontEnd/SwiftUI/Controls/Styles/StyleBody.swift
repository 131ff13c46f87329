internal import ViewGraph

/// The body of a custom style for a control; the style's dynamic properties are connected.
struct StyleBody {
  private let views: any AppendableViews

  nonisolated init<Style, Configuration, Body: View>(
    _ style: Style,
    _ configuration: Configuration,
    _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    views = StyledViews(style: style, configuration: configuration, makeBody: makeBody)
  }

  /// Appends the view.
  @MainActor
  func append(to cursor: inout ChildCursor) { views.append(to: &cursor) }
}

/// A custom style and its configuration.
private struct StyledViews<Style, Configuration, Body: View>: AppendableViews {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Body

  @MainActor
  func append(to cursor: inout ChildCursor) {
    let inputs = cursor.inputs
    cursor.child(StyleNode<Style, Configuration, Body>.self) {
      $0.take(self, inputs)
    } make: {
      StyleNode(self, key: $0, parent: $1, inputs: inputs)
    }
  }
}

/// The node of a custom style's body.
private final class StyleNode<Style, Configuration, Body: View>: GraphNode {
  private var styled: StyledViews<Style, Configuration, Body>
  private let storage = PropertyStorage()
  private let fields = FieldTable.of(Style.self)

  init(
    _ styled: StyledViews<Style, Configuration, Body>,
    key: ChildKey,
    parent: GraphNode,
    inputs: GraphInputs
  ) {
    self.styled = styled
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Style.self) }

  func take(_ styled: StyledViews<Style, Configuration, Body>, _ inputs: GraphInputs) {
    self.styled = styled
    self.inputs = inputs
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    graph.noteEvaluation()
    var style = styled.style
    let body = tracking {
      storage.connect(&style, fields, of: self)
      return observing { styled.makeBody(style, styled.configuration) }
    }
    updateChildren(inputs) { Body._append(body, to: &$0) }
  }

  override func willLeave() { storage.leave() }
}
