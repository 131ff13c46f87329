public import ViewGraph

/// A row of views that are made as they become visible.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views across the stack's axis.
  ///   - spacing: The distance between views, in points; nil for their preference.
  ///   - pinnedViews: The headers and footers that stay visible.
  ///   - content: The views.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(.lazyHStack(alignment: alignment.engine, spacing: spacing.map { Double($0) }))
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// A column of views that are made as they become visible.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views across the stack's axis.
  ///   - spacing: The distance between views, in points; nil for their preference.
  ///   - pinnedViews: The headers and footers that stay visible.
  ///   - content: The views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(.lazyVStack(alignment: alignment.engine, spacing: spacing.map { Double($0) }))
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// The views that stay visible while their container scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates an instance from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
