internal import LayoutCore
public import ViewGraph

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

/// A style of a kind of control: built in or custom.
enum StyleChoice<Engine: Hashable, Configuration> {
  case engine(Engine)
  case custom((Configuration) -> StyleBody)

  /// The built-in style; nil for a custom one.
  var engine: Engine? {
    if case .engine(let engine) = self { engine } else { nil }
  }
}

extension GraphNode {
  /// The values that the views inside inherit.
  var environment: EnvironmentValues { EnvironmentValues(inputs.environment) }

  /// Returns the inputs with a changed environment.
  func inputs(_ change: (inout EnvironmentValues) -> Void) -> GraphInputs {
    var environment = environment
    change(&environment)
    var inputs = inputs
    inputs.environment = environment.graph
    return inputs
  }

  /// Reads values such as those of bindings: the node is evaluated again when they change.
  func reading<Value>(_ read: () -> Value) -> Value {
    tracking { observing(read) }
  }

  /// Runs a user's action if the view is enabled; false otherwise.
  func ifEnabled(_ action: () -> Void) -> Bool {
    guard environment.isEnabled else { return false }
    action()
    return true
  }
}

extension GraphNode {
  /// Returns the view's state object, which the first evaluation makes.
  func remember<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = memory as? Object { return known }
    let made = make()
    memory = made
    return made
  }
}
