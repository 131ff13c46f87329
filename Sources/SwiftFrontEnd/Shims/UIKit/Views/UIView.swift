// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A rectangle of UIKit, which is drawn as it is described (V20.2).
open class UIView: UIResponder {
  public let layer: CALayer
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.cgColor
      layer.fill = backgroundColor?._color
      contentChanged()
    }
  }
  open var tintColor: UIColor! = .tintColor { didSet { tintColorDidChange() } }
  open var transform = CGAffineTransform.identity { didSet { contentChanged() } }
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1 { didSet { contentChanged() } }
  open var isHidden = false { didSet { if isHidden != oldValue { setNeedsLayout() } } }
  open var isOpaque = true
  open var clipsToBounds = false { didSet { contentChanged() } }
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill { didSet { contentChanged() } }
  open var contentScaleFactor: CGFloat = 3
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set { layoutMargins = plain(newValue) }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var mask: UIView?
  open var isAccessibilityElement = false { didSet { contentChanged() } }
  open var accessibilityLabel: String? { didSet { contentChanged() } }
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityValue: String? { didSet { contentChanged() } }
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityLanguage: String?
  open var shouldGroupAccessibilityChildren = false
  /// The methods that have set properties that are not shown.
  var calls: Set<String> = []
  /// Moves accessibility focus to the view's element, if SwiftUI shows the view.
  var accessibilityPlace: (() -> Void)?
  /// The stage that shows the view, for a root view.
  weak var stage: UIViewStage?
  /// The controller whose view it is.
  weak var controller: UIViewController?
  var heldConstraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  /// The insets of the root view that bars and the device's safe area cover.
  var rootSafeArea = UIEdgeInsets.zero

  open class var layerClass: AnyClass { CALayer.self }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() { contentChanged() }

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.owner = self
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.owner = self
  }

  open func awakeFromNib() {}
  open var window: UIWindow? { superview?.window ?? stage?.window }
  open var safeAreaInsets: UIEdgeInsets { safeArea }
  open var traitCollection: UITraitCollection { .current }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _ScreenTraits.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  open override var next: UIResponder? { controller ?? superview }

  // MARK: The tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    let stays = view.superview === self
    if stays { subviews.removeAll { $0 === view } } else { view.removeFromSuperview() }
    let window = self.window
    if !stays {
      view.willMove(toSuperview: self)
      if window != nil { view.willMove(toWindow: window) }
    }
    let place = max(0, min(index, subviews.count))
    layer.insert(view.layer, below: place < subviews.count ? subviews[place].layer : nil)
    subviews.insert(view, at: place)
    view.superview = self
    setNeedsLayout()
    guard !stays else { return }
    view.didMoveToSuperview()
    if window != nil { view.tellOfWindow() }
    didAddSubview(view)
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview.setNeedsLayout()
    (superview as? UIStackView)?.removeArrangedSubview(self)
    self.superview = nil
    didMoveToSuperview()
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count) + 1)
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Where it is

  open var frame: CGRect {
    get { layer.frame }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      layer.bounds = newValue
      guard old != newValue.size else { return }
      resizeSubviews(from: old)
      contentChanged()
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      contentChanged()
    }
  }

  // MARK: Size

  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, Double(horizontal.rawValue), Double(vertical.rawValue))
  }
  open func layoutSubviews() {}
  open func layoutIfNeeded() { performLayout() }
  open func setNeedsLayout() { contentChanged() }
  open func setNeedsDisplay() { contentChanged() }
  open func setNeedsDisplay(_ rect: CGRect) { contentChanged() }
  open func invalidateIntrinsicContentSize() { contentChanged() }
  open func setNeedsUpdateConstraints() { contentChanged() }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func draw(_ rect: CGRect) {}
  open func layerWillDraw(_ layer: CALayer) {}

  private lazy var hugging = [UILayoutPriority](repeating: usualHugging, count: 2)
  /// The default content-hugging priority of the class.
  var usualHugging: UILayoutPriority { .defaultLow }
  private var resistance = [UILayoutPriority](repeating: .defaultHigh, count: 2)

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis.rawValue]
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis.rawValue] = priority
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis.rawValue]
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis.rawValue] = priority
  }

  /// Returns the class's own drawing, in the view's bounds; nil for none.
  func picture() -> AnyView? { nil }
  /// The distances of the first and last line of text from the upper and lower edge.
  var baselines: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// The size of the view's content as constraints ask for it.
  var contentSizeForConstraints: CGSize { intrinsicContentSize }
  /// Takes the width that constraints have determined; true if the content's height depends on it.
  func wraps(in width: CGFloat?) -> Bool { false }
  /// Whether the class is UIKit's own and nothing of it is drawn here.
  var isUnknown: Bool { false }

  // MARK: Gestures and points

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
}
