import SwiftUI

extension ChartLayout {
  /// The distance of titles from the plot and its axes, in points.
  private static let titleSpacing: CGFloat = 4
  /// The default distance of the legend from the plot and its axes, in points.
  private static let legendSpacing: CGFloat = 8

  // MARK: Titles

  typealias Title = (
    view: LayoutSubview, size: CGSize, title: AxisTitle, isHorizontal: Bool
  )

  func reserveTitles(_ subviews: Subviews, _ room: inout CGRect) -> [(Title, CGRect)] {
    var places: [(Title, CGRect)] = []
    for view in subviews {
      guard case .title(let isHorizontal) = view[ChartPiece.self],
        let title = isHorizontal ? settings.xAxis.title : settings.yAxis.title
      else { continue }
      let size = view.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
      let kind =
        title.position.kind == .automatic
        ? (isHorizontal ? .bottom : .top) : title.position.kind
      let frame = room.cut(size, kind, title.spacing ?? Self.titleSpacing)
      places.append(((view, size, title, isHorizontal), frame))
    }
    return places
  }

  func placeTitles(_ titles: [(Title, CGRect)], _ plot: CGRect, _ room: CGRect) {
    for ((view, size, title, isHorizontal), frame) in titles {
      // Along the plot: centred at the bottom, trailing at the top.
      let alignment = title.alignment?.horizontal ?? (isHorizontal ? .center : .trailing)
      var origin = frame.origin
      if frame.width > size.width {
        origin.x =
          alignment == .leading
          ? plot.minX
          : alignment == .trailing ? frame.maxX - size.width : plot.midX - size.width / 2
      } else if frame.height > size.height {
        let vertical = title.alignment?.vertical ?? .center
        origin.y =
          vertical == .top
          ? plot.minY
          : vertical == .bottom ? plot.maxY - size.height : plot.midY - size.height / 2
      }
      view.place(at: origin, proposal: ProposedViewSize(size))
    }
  }

  // MARK: The legend

  func placeLegend(_ subviews: Subviews, _ room: inout CGRect) {
    for view in subviews {
      guard case .legend = view[ChartPiece.self] else { continue }
      let position = settings.legend.position.kind
      let size = view.sizeThatFits(
        position.isBeside ? .unspecified : ProposedViewSize(width: room.width, height: nil)
      )
      let spacing = settings.legend.spacing ?? Self.legendSpacing
      let frame =
        position == .overlay
        ? room : room.cut(size, position == .automatic ? .bottom : position, spacing)
      let usual: HorizontalAlignment =
        position == .topTrailing || position == .bottomTrailing ? .trailing : .leading
      let along = settings.legend.alignment?.horizontal ?? usual
      let up = settings.legend.alignment?.vertical ?? (position.isBeside ? .center : .top)
      let x =
        along == .leading
        ? frame.minX
        : along == .trailing ? frame.maxX - size.width : frame.midX - size.width / 2
      let y =
        up == .top
        ? frame.minY
        : up == .bottom ? frame.maxY - size.height : frame.midY - size.height / 2
      view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }
  }
}

extension CGRect {
  /// Cuts a strip of a size from a side, with a spacing.
  fileprivate mutating func cut(
    _ size: CGSize,
    _ side: AnnotationPosition.Kind,
    _ spacing: CGFloat
  ) -> CGRect {
    let whole = self
    switch side {
    case .top, .topLeading, .topTrailing:
      origin.y += size.height + spacing
      self.size.height = max(0, whole.height - size.height - spacing)
      return CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: size.height)
    case .automatic, .overlay, .bottom, .bottomLeading, .bottomTrailing:
      self.size.height = max(0, whole.height - size.height - spacing)
      return CGRect(
        x: whole.minX,
        y: whole.maxY - size.height,
        width: whole.width,
        height: size.height
      )
    case .leading:
      origin.x += size.width + spacing
      self.size.width = max(0, whole.width - size.width - spacing)
      return CGRect(x: whole.minX, y: whole.minY, width: size.width, height: whole.height)
    case .trailing:
      self.size.width = max(0, whole.width - size.width - spacing)
      return CGRect(
        x: whole.maxX - size.width,
        y: whole.minY,
        width: size.width,
        height: whole.height
      )
    }
  }
}
