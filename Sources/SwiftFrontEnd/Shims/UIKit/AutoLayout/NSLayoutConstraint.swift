// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A relation between two edges or lengths of views and guides (V20.5).
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  open var priority = UILayoutPriority.required { didSet { changed() } }
  open var identifier: String?
  open var shouldBeArchived = false
  /// The view that holds the constraint while it is active.
  private weak var holder: UIView?

  init(
    first: AnyObject?,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    second: AnyObject?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    (firstItem, secondItem) = (first, second)
    (self.firstAttribute, self.secondAttribute) = (firstAttribute, secondAttribute)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
  }

  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject,
      attr1,
      relation,
      second: view2.map { $0 as AnyObject },
      attr2,
      multiplier: multiplier,
      constant: c
    )
  }

  /// Inert: creates an empty constraint.
  public convenience override init() {
    self.init(
      first: nil,
      .notAnAttribute,
      .equal,
      second: nil,
      .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Adds the constraint to the common ancestor of both sides, else to the first one's view.
  private func activate() {
    guard let first = view(of: firstItem) else { return }
    var around: UIView? = first
    if let second = view(of: secondItem) {
      while let view = around, !second.isDescendant(of: view) { around = view.superview }
    }
    hold(in: around ?? first)
  }

  /// Adds the constraint to a view.
  func hold(in view: UIView) {
    holder?.heldConstraints.removeAll { $0 === self }
    view.heldConstraints.append(self)
    holder = view
    changed()
  }

  func deactivate() {
    changed()
    holder?.heldConstraints.removeAll { $0 === self }
    holder = nil
  }

  private func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private func changed() { holder?.setNeedsLayout() }

  /// An axis.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// The relation of two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The edge, centre, length or baseline that a constraint is about.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The alignment of the views in a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  }
}

/// The priority of a constraint or size.
public struct UILayoutPriority: Hashable, RawRepresentable, Comparable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
  public static func + (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + value)
  }
  public static func - (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - value)
  }
}
