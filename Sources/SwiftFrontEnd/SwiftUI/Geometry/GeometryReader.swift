internal import Controls
internal import LayoutCore
public import ViewGraph

/// A view whose content depends on its size and place (V6.1).
public struct GeometryReader<Content: View> {
  /// Builds the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    let inputs = cursor.inputs
    cursor.child(GeometryReaderNode<Content>.self) {
      $0.take(view, inputs)
    } make: {
      GeometryReaderNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }
}

/// The node of a reader: it builds its content during layout.
final class GeometryReaderNode<Content: View>: GraphNode {
  private var view: GeometryReader<Content>
  /// The engine's content for the current content closure; nil once the closure may have changed.
  private var made: ViewContent?
  private var proxy: LayoutCore.GeometryProxy?
  /// Whether the closure has to run even for the geometry for which it ran last.
  private var isContentOld = true

  init(
    _ view: GeometryReader<Content>,
    key: ChildKey,
    parent: GraphNode,
    inputs: GraphInputs
  ) {
    self.view = view
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { "GeometryReader" }

  func take(_ view: GeometryReader<Content>, _ inputs: GraphInputs) {
    self.view = view
    self.inputs = inputs
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    isContentOld = true
    setOutput(.content(.geometryReader))
    contentDidChange()
  }

  override func didEnter() { graph.contentHostCount += 1 }

  override func willLeave() { graph.contentHostCount -= 1 }

  override func contentDidChange() {
    made = nil
    graph.noteOldContent()
  }

  override func emit(into emitter: inout TreeEmitter) {
    emitter.open(.geometryReader, of: self)
    emitter.builder.leaf(content(in: emitter.builder))
    emitter.builder.close()
    // The preferences of the views inside reach outer containers: those of the previous size.
    emitter.passOnPreferences(of: children)
  }

  private func content(in builder: ViewTreeBuilder) -> ViewContent {
    if let made { return made }
    let surroundings = BuilderSurroundings(builder)
    let made = ViewContent.geometryContent { [weak self] proxy in
      // Screens are laid out on the main actor.
      MainActor.assumeIsolated {
        self?.makeContent(proxy, in: surroundings) ?? ViewTreeBuilder().finish()
      }
    }
    self.made = made
    return made
  }

  private func makeContent(
    _ proxy: LayoutCore.GeometryProxy,
    in surroundings: BuilderSurroundings
  ) -> ViewTree {
    // Views inside may have changed alone: rebuilding the content would replace them.
    if isContentOld || proxy != self.proxy {
      graph.withoutNotes {
        isContentOld = false
        self.proxy = proxy
        let content = tracking { view.content(SwiftUI.GeometryProxy(proxy, of: self)) }
        updateChildren(inputs) { Content._append(content, to: &$0) }
      }
    }
    var builder = surroundings.builder()
    AlignmentRegistry.declare(in: &builder)
    TreeEmitter.emit(into: &builder) { $0.emit(children) }
    return builder.finish()
  }
}

/// The environment of controls at the reader's place.
private struct BuilderSurroundings: Sendable {
  private let environment: ControlEnvironment
  private let appearance: ControlAppearance?
  private let metrics: ControlMetrics
  private let styles: ControlStyles
  private let owner: Int32

  init(_ builder: ViewTreeBuilder) {
    environment = builder.controlEnvironment
    appearance = builder.controlAppearance
    metrics = builder.controlMetrics
    styles = builder.controlStyles
    owner = builder.owner
  }

  func builder() -> ViewTreeBuilder {
    var builder = ViewTreeBuilder()
    builder.controlEnvironment = environment
    builder.controlAppearance = appearance
    builder.controlMetrics = metrics
    builder.controlStyles = styles
    builder.owner = owner
    return builder
  }
}

/// The size of a view, and its frame in coordinate spaces.
public struct GeometryProxy: Sendable {
  let engine: LayoutCore.GeometryProxy
  /// The node of the reader, in whose space anchors are resolved.
  let node: GraphNode?

  init(_ engine: LayoutCore.GeometryProxy, of node: GraphNode?) {
    self.engine = engine
    self.node = node
  }

  /// The size, in points.
  public var size: CGSize { CGSize(engine.size) }

  /// The insets of the safe areas that the view reaches into, in points.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(engine.safeAreaInsets) }

  /// The frame in a space, in points (V6.3).
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(engine.frame(in: coordinateSpace.engine))
  }

  /// The frame in a space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named space in the view's own space, in points; nil if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let frame = frame(in: coordinateSpace)
    return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: frame.size)
  }
}
