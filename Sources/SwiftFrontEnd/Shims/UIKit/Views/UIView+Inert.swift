// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Methods of views without effect here: UIKit's views only have frames.

extension UIView {
  /// The target size for the smallest fitting size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest fitting size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Inert: runs the changes of an animation at once.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Inert: runs the changes of an animation at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Inert: runs the changes of an animation at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// The options of keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 1 << 11)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1 << 12)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
  }

  /// Inert: UIKit views are not touched.
  public func addInteraction(_ interaction: any UIInteraction) {}
  /// Inert: UIKit views are not touched.
  public func removeInteraction(_ interaction: any UIInteraction) {}
  /// Inert: always empty.
  public var interactions: [any UIInteraction] {
    get { [] }
    set {}
  }

  /// Inert: tints are not dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { .automatic }
    set {}
  }
  /// Inert: the layout direction is that of the language.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { .unspecified }
    set {}
  }
  /// Inert: there are no motion effects.
  public var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  /// Inert: there are no motion effects.
  public func addMotionEffect(_ effect: UIMotionEffect) {}

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// The dimming of tints.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

/// The layout direction of content.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// An interaction with a view besides touches.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// Inert: a motion effect.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
  public nonisolated override init() {}
}

/// Inert: a motion effect.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// An axis of the device.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
}
