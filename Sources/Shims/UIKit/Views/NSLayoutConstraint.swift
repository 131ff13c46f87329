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

/// Inert: a rectangle that constraints refer to.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  open var layoutFrame: CGRect { .zero }
  open weak var owningView: UIView?
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leftAnchor = NSLayoutXAxisAnchor()
  public let rightAnchor = NSLayoutXAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let centerXAnchor = NSLayoutXAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()

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
