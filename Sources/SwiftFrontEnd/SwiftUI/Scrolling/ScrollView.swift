internal import LayoutCore
public import ViewGraph

/// A view that scrolls its content.
public struct ScrollView<Content: View> {
  /// The views.
  public var content: Content
  /// The axes along which they may be larger.
  public var axes: Axis.Set
  /// `true` if scroll indicators are visible.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.scrollView(axes: axes.engine, position: position(of: node))))
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }

  /// Returns the position of the content: the one scrolled to, or else the initial one.
  @MainActor
  private func position(of node: GraphNode) -> ScrollContentPosition {
    if case .content(.scrollView(axes.engine, let position)) = node.output { return position }
    guard let anchor = node.environment.defaultScrollAnchor else { return ScrollContentPosition() }
    func isEnd(_ fraction: CGFloat) -> Bool { fraction == 0 || fraction == 1 }
    let (x, y) = (
      axes.contains(.horizontal) ? anchor.x : 0, axes.contains(.vertical) ? anchor.y : 0
    )
    if isEnd(x), isEnd(y) {
      return ScrollContentPosition(x: x == 1 ? .infinity : 0, y: y == 1 ? .infinity : 0)
    }
    return ScrollContentPosition(fraction: LayoutCore.UnitPoint(x: Double(x), y: Double(y)))
  }

  /// The content margins are around the content (L23.8).
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let margins = emitter.builder.controlStyles.contentMargins
    guard case .content(let content) = node.output, !margins.edges.isEmpty else {
      return node.emitOutput(into: &emitter)
    }
    emitter.builder.open(content, id: emitter.takeIdentifier())
    emitter.builder.open(.modifier(.paddingInsets(margins.insets)))
    emitter.builder.open(
      axes == .horizontal
        ? .hStack(alignment: .center, spacing: nil) : .vStack(alignment: .center, spacing: nil)
    )
    emitter.emit(node.children)
    for _ in 0..<3 { emitter.builder.close() }
  }
}

/// The engine's name for where content begins.
typealias ScrollContentPosition = LayoutCore.ScrollPosition

private enum DefaultScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

private enum ScrollAlignmentKey: EngineEnvironmentKey {
  static var defaultValue: UnitPoint? { nil }

  static func change(_ value: UnitPoint?) -> EngineChange {
    let alignment = value.map { LayoutCore.UnitPoint(x: Double($0.x), y: Double($0.y)) }
    return { $0.scrollAlignment = alignment }
  }
}

extension EnvironmentValues {
  /// The alignment of content that is smaller than the scroll view; nil for its start.
  var scrollAlignment: UnitPoint? {
    get { self[ScrollAlignmentKey.self] }
    set { self[ScrollAlignmentKey.self] = newValue }
  }

  /// The initial anchor of scroll views; nil for the top leading corner.
  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}

extension View {
  /// Sets the initial anchor of the scroll views inside, and the alignment of smaller content
  /// (L23.9).
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      _EnvironmentModifier("defaultScrollAnchor") {
        $0.defaultScrollAnchor = anchor
        $0.scrollAlignment = anchor
      }
    )
  }

  /// Sets the anchor of the scroll views inside for a role; that of size changes follows from the
  /// initial one.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    modifier(
      _EnvironmentModifier("defaultScrollAnchor") {
        if role == .initialOffset { $0.defaultScrollAnchor = anchor }
        if role == .alignment { $0.scrollAlignment = anchor }
      }
    )
  }

  /// Sets the margins of the content of scroll views and lists inside, in points (L23.8).
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = placement == .scrollIndicators ? nil : length
    return controlLook("contentMargins", MarginsOfContent(edges: edges, length: length)) {
      for edge in LayoutCore.Edge.allCases
      where $1.edges.engine.contains(LayoutCore.Edge.Set(edge)) {
        if let length = $1.length { $0.contentMargins[edge] = max(Double(length), 0) }
      }
    }
  }

  /// Sets the margins of the content of scroll views and lists inside, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    func length(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat? {
      edges.contains(edge) ? length : nil
    }
    return self.contentMargins(.top, length(.top, insets.top), for: placement)
      .contentMargins(.leading, length(.leading, insets.leading), for: placement)
      .contentMargins(.bottom, length(.bottom, insets.bottom), for: placement)
      .contentMargins(.trailing, length(.trailing, insets.trailing), for: placement)
  }

  /// Sets the margins of the content of scroll views and lists inside, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

private struct MarginsOfContent: Hashable {
  let edges: Edge.Set
  let length: CGFloat?
}

/// The part of a scroll view that gets margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, content, indicators }
  private let kind: Kind

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The indicators, which do not affect layout.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}
