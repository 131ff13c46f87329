// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Properties of a scroll view for touches and indicators, of which there are none.

extension UIScrollView {
  /// The insets, with those of bars and the safe area for vertical scrolling.
  public var adjustedContentInset: UIEdgeInsets {
    let covered = contentInsetAdjustmentBehavior == .never ? UIEdgeInsets.zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + covered.top,
      left: contentInset.left,
      bottom: contentInset.bottom + covered.bottom,
      right: contentInset.right
    )
  }
  /// `false`: there are no touches.
  public var isTracking: Bool { false }
  /// `false`: there are no touches.
  public var isDragging: Bool { false }
  /// `false`: the content is at rest.
  public var isDecelerating: Bool { false }
  /// `false`: the content is at rest.
  public var isZooming: Bool { false }
  /// Inert: there are no touches.
  public var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  /// Inert: there are no touches.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Inert: there are no scroll indicators.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Inert: there are no scroll indicators.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Inert: there are no scroll indicators.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Inert: there are no scroll indicators.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { true }
    set {}
  }
  /// Inert: the content is at rest.
  public var decelerationRate: DecelerationRate {
    get { .normal }
    set {}
  }
  /// Inert: there are no touches.
  public var isDirectionalLockEnabled: Bool {
    get { false }
    set {}
  }
  /// Inert: there are no touches.
  public var delaysContentTouches: Bool {
    get { true }
    set {}
  }
  /// Inert: there are no touches.
  public var canCancelContentTouches: Bool {
    get { true }
    set {}
  }
  /// Inert: the status bar is not tapped.
  public var scrollsToTop: Bool {
    get { true }
    set {}
  }
  /// Inert: there are no scroll indicators.
  public func flashScrollIndicators() {}
  /// Inert: the content is not scaled.
  public func zoom(to rect: CGRect, animated: Bool) {}

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
