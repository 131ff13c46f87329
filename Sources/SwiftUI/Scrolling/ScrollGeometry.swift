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

extension View {
  /// Does something with the first value that a closure makes of the geometry of the scroll view
  /// inside, and with each different one (V10.21).
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Does something when scrolling enters another phase.
  ///
  /// Inert: nobody scrolls by hand.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Does something when scrolling enters another phase.
  ///
  /// Inert: nobody scrolls by hand.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Does something when enough of the view comes into the sight of what scrolls around it, or leaves
  /// it (V10.21).
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
