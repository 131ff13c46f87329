// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  /// The way a view's content fills it.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The parts of a view's frame that are flexible as its superview resizes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The appearance proxy of the class, part of which SwiftUI's views show (D9.24).
  public class func appearance() -> Self { AppearanceProxies.proxy { proxy() } }

  /// The appearance proxy of the class; the containers are not distinguished here.
  public class func appearance(whenContainedInInstancesOf containers: [Any.Type]) -> Self {
    _warnOnce(
      "\(Self.self).appearance(whenContainedInInstancesOf:) is not shown: "
        + "SwiftUI's views are not drawn by UIKit here"
    )
    return proxy()
  }

  private static func proxy() -> Self {
    guard let proxy = Self(coder: NSKeyedArchiver(requiringSecureCoding: false)) else {
      fatalError("\(Self.self) cannot be made without a coder")
    }
    return proxy
  }
}
