// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Inert: recognizes nothing, since nothing is touched.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var state = State.possible
  open var view: UIView? { nil }

  public init(target: Any?, action: Selector?) {}
  public convenience override init() { self.init(target: nil, action: nil) }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func addTarget(_ target: Any, action: Selector) {}

  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
}

/// What is asked of gestures.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// Inert: recognizes nothing, since nothing is touched.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Inert: recognizes nothing, since nothing is touched.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Inert: recognizes nothing, since nothing is touched.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Inert: recognizes nothing, since nothing is touched.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

/// Inert: recognizes nothing, since nothing is touched.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction = Direction.right

  /// Where a finger goes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }
}
