internal import LayoutCore

/// Where content that scrolls is.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has scrolled, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room that is kept around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of what shows the content, in points.
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

  /// What shows the content, in the content's coordinates.
  public var bounds: CGRect { visibleRect }
}

/// What scrolling is about.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  /// Whether the content moves or may move.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when scrolling enters a phase.
public struct ScrollPhaseChangeContext {
  /// Where the content is.
  public var geometry: ScrollGeometry
  /// How fast it moves, in points a second; nil if it does not.
  public var velocity: CGVector?
}

extension ScrollGeometry {
  /// At rest the content lies behind its insets, which the offset counts from.
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
