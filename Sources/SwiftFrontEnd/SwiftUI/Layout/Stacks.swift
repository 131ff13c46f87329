public import ViewGraph

/// A row of views.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views across the stack's axis.
  ///   - spacing: The distance between views, in points; nil for their preference.
  ///   - content: The views.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(.hStack(alignment: alignment.engine, spacing: spacing.map { Double($0) }))
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// A column of views.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views across the stack's axis.
  ///   - spacing: The distance between views, in points; nil for their preference.
  ///   - content: The views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(.vStack(alignment: alignment.engine, spacing: spacing.map { Double($0) }))
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// Overlaid views, aligned with each other.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views with each other.
  ///   - content: The views.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.zStack(alignment: alignment.engine)))
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// Flexible space along the axis of the containing stack.
public struct Spacer: Sendable {
  /// The least length, in points; nil for the standard one.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.spacer(minLength: minLength.map { Double($0) })))
  }
}

/// A line across the axis of the stack around it.
public struct Divider: Sendable {
  /// Creates a divider.
  public init() {}
}

extension Divider: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) { node.setOutput(.content(.divider)) }
}
