internal import LayoutCore
public import ViewGraph

/// A lazy grid that fills columns of a fixed width, row by row.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The sizes of the columns.
  ///   - alignment: The alignment of the columns in the grid.
  ///   - spacing: The distance between lines, in points; nil for the standard one.
  ///   - pinnedViews: The headers and footers that stay visible.
  ///   - content: The views.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(
        .lazyVGrid(
          columns: columns.map(\.engine),
          alignment: alignment.engine,
          spacing: spacing.map { Double($0) }
        )
      )
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// A lazy grid that fills rows of a fixed height, column by column.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The sizes of the rows.
  ///   - alignment: The alignment of the rows in the grid.
  ///   - spacing: The distance between lines, in points; nil for the standard one.
  ///   - pinnedViews: The headers and footers that stay visible.
  ///   - content: The views.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(
        .lazyHGrid(
          rows: rows.map(\.engine),
          alignment: alignment.engine,
          spacing: spacing.map { Double($0) }
        )
      )
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row, in points.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// An equal share of the space that is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item's tracks.
  public var size: Size
  /// The gap behind each of them, in points; nil for the standard one.
  public var spacing: CGFloat?
  /// The alignment of cells in the column or row; nil for that of the grid.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var engine: LayoutCore.GridItem {
    let size: LayoutCore.GridItem.Size =
      switch self.size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: Double(minimum), maximum: Double(maximum))
      case .adaptive(let minimum, let maximum):
        .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      }
    return LayoutCore.GridItem(
      size,
      spacing: spacing.map { Double($0) },
      alignment: alignment?.engine
    )
  }
}
