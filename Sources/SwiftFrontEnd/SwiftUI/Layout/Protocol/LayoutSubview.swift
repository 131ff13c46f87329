internal import LayoutCore

/// A view as the layout around it sees it.
public struct LayoutSubview: Equatable {
  let engine: LayoutCore.LayoutSubview

  init(_ engine: LayoutCore.LayoutSubview) { self.engine = engine }

  /// The value that the view states for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    engine[EngineLayoutValueKey<Key>.self].value
  }

  /// The priority that `layoutPriority(_:)` gives to the view.
  public var priority: Double { engine.priority }

  /// The view's preferred distances to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(engine.spacing) }

  /// The size that the view answers to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(engine.sizeThatFits(proposal.engine))
  }

  /// The size that the view answers to a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(engine.dimensions(in: proposal.engine))
  }

  /// Places the subview.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor, in points in the coordinates of the layout's bounds.
  ///   - anchor: The point of the view at that position.
  ///   - proposal: The proposal to the view, whose response is its size.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    engine.place(
      at: Point(x: Double(position.x), y: Double(position.y)),
      anchor: anchor.engine,
      proposal: proposal.engine
    )
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  var engine: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  var engine: Rect {
    Rect(
      x: Double(origin.x),
      y: Double(origin.y),
      width: Double(size.width),
      height: Double(size.height)
    )
  }
}
