// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Inert: constraints are not solved here.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat = 0
  open var isActive = false
  open var priority = UILayoutPriority.required

  public nonisolated override init() {}

  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}

  /// An axis.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

/// Inert: a place that constraints refer to.
@MainActor @preconcurrency
open class NSLayoutAnchor: NSObject {
  public nonisolated override init() {}

  open func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// Inert: a rectangle that constraints refer to.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  public let topAnchor = NSLayoutAnchor()
  public let bottomAnchor = NSLayoutAnchor()
  public let leadingAnchor = NSLayoutAnchor()
  public let trailingAnchor = NSLayoutAnchor()
  public let centerXAnchor = NSLayoutAnchor()
  public let centerYAnchor = NSLayoutAnchor()
  public let widthAnchor = NSLayoutAnchor()
  public let heightAnchor = NSLayoutAnchor()

  public override init() {}
}

/// How much a size matters.
public struct UILayoutPriority: Hashable, RawRepresentable, Comparable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
