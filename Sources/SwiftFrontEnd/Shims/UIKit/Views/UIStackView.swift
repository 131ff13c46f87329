// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A row or column of views.
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  open private(set) var arrangedSubviews: [UIView] = []
  private var distances: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    distances[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    distances[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance after a view.
  func distance(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    let spacing = own == Self.spacingUseDefault ? spacing : own
    return spacing == Self.spacingUseSystem ? 8 : spacing
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}
