internal import LayoutCore

/// The geometry of a scroll view: its content's size, position and insets.
public struct ScrollGeometry: Equatable, Sendable {
  /// The offset of the content, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part that is in sight, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible rectangle, in the content's coordinates.
  public var bounds: CGRect { visibleRect }
}

/// The phase of scrolling.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  /// Whether the content moves or may move.
  public var isScrolling: Bool { self != .idle }
}

/// The geometry and velocity of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public var geometry: ScrollGeometry
  /// The velocity of the content, in points a second; nil if it does not move.
  public var velocity: CGVector?
}

extension ScrollGeometry {
  /// At rest the content is inside its insets, which the offset counts from.
  init(_ engine: LayoutCore.ScrollGeometry) {
    let insets = engine.contentInsets
    self.init(
      contentOffset: CGPoint(
        x: engine.position.x - insets.leading,
        y: engine.position.y - insets.top
      ),
      contentSize: CGSize(engine.contentSize),
      contentInsets: EdgeInsets(
        top: insets.top,
        leading: insets.leading,
        bottom: insets.bottom,
        trailing: insets.trailing
      ),
      containerSize: CGSize(engine.frame.size)
    )
  }
}
