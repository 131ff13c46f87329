// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Properties of a scroll view for touches and indicators, of which there are none.

extension UIScrollView {
  /// The insets, with what bars and the device cover of a view that scrolls upright.
  public var adjustedContentInset: UIEdgeInsets {
    let covered = contentInsetAdjustmentBehavior == .never ? UIEdgeInsets.zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + covered.top,
      left: contentInset.left,
      bottom: contentInset.bottom + covered.bottom,
      right: contentInset.right
    )
  }
  /// No: no finger is on it.
  public var isTracking: Bool { false }
  /// No: no finger is on it.
  public var isDragging: Bool { false }
  /// No: it stands still.
  public var isDecelerating: Bool { false }
  /// No: it stands still.
  public var isZooming: Bool { false }
  /// Inert: no finger is on it.
  public var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  /// Inert: no finger is on it.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Inert: it has no bars.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Inert: it has no bars.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Inert: it has no bars.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Inert: it has no bars.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { true }
    set {}
  }
  /// Inert: it stands still.
  public var decelerationRate: DecelerationRate {
    get { .normal }
    set {}
  }
  /// Inert: no finger is on it.
  public var isDirectionalLockEnabled: Bool {
    get { false }
    set {}
  }
  /// Inert: no finger is on it.
  public var delaysContentTouches: Bool {
    get { true }
    set {}
  }
  /// Inert: no finger is on it.
  public var canCancelContentTouches: Bool {
    get { true }
    set {}
  }
  /// Inert: the status bar is not tapped.
  public var scrollsToTop: Bool {
    get { true }
    set {}
  }
  /// Inert: it has no bars.
  public func flashScrollIndicators() {}
  /// Inert: nothing of it is drawn larger.
  public func zoom(to rect: CGRect, animated: Bool) {}

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
