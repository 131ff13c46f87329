/// The timing of a change: a curve or a spring, with delays, speed and repetition.
public struct Animation: Hashable, Sendable {
  let course: ResolvedAnimation

  init(_ course: ResolvedAnimation) { self.course = course }

  /// The standard spring (T2.10).
  public static let `default` = Animation(.standard)

  // MARK: Curves

  /// An animation at constant speed.
  public static var linear: Animation { Animation(.linear) }
  /// An animation at constant speed; seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.linear, duration: duration)
  }
  /// Eases in and out.
  public static var easeInOut: Animation { Animation(.easeInOut) }
  /// Eases in and out; the duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration: duration)
  }
  /// Eases in.
  public static var easeIn: Animation { Animation(.easeIn) }
  /// Eases in; the duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.easeIn, duration: duration)
  }
  /// Eases out.
  public static var easeOut: Animation { Animation(.easeOut) }
  /// Eases out; the duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easeOut, duration: duration)
  }
  /// A cubic Bézier curve of the control points given; seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(CubicBezier(p1x, p1y, p2x, p2y), duration: duration)
  }
  /// A course; seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  private init(_ curve: CubicBezier, duration: Double = ResolvedAnimation.standardDuration) {
    self.init(.timing(curve, duration: duration))
  }

  // MARK: Changes

  /// The animation, later by so many seconds (T2.6).
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(course.delayed(by: delay))
  }
  /// The animation, faster by a factor (T2.7).
  public func speed(_ speed: Double) -> Animation {
    Animation(course.sped(by: speed))
  }
  /// The animation, so many times (T2.8).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: repeatCount, autoreverses: autoreverses))
  }
  /// The animation, repeated without end (T2.8).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: nil, autoreverses: autoreverses))
  }
  /// The animation, as good as done after so many seconds (T2.12).
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(course, after: duration))
  }
}
