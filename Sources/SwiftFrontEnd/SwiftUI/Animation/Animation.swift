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

extension Animation {
  /// A spring that continues the motion it replaces (T3.9); durations in seconds.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    // A negative duration counts as 0 (T3.13).
    spring(Spring(duration: max(0, duration), bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its response, in seconds, and damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .fluidSpring(
        FluidSpring(
          response: response,
          dampingFraction: dampingFraction,
          blendDuration: blendDuration
        )
      )
    )
  }

  /// A spring that continues the motion it replaces.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// The standard spring.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring for interactive gestures; durations in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring for interactive gestures; durations in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring for interactive gestures.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring whose bounce is the extra bounce alone; durations in seconds.
  public static func smooth(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { .spring(.smooth(duration: duration, extraBounce: extraBounce)) }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce besides the extra one; durations in seconds.
  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { .spring(.snappy(duration: duration, extraBounce: extraBounce)) }

  /// A spring with a large bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a large bounce besides the extra one; durations in seconds.
  public static func bouncy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { .spring(.bouncy(duration: duration, extraBounce: extraBounce)) }

  // MARK: Springs that add to others

  /// A spring by its physics, whose motion adds to the one it replaces (T3.11).
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        InterpolatingSpring(
          mass: mass,
          stiffness: stiffness,
          damping: damping,
          initialVelocity: initialVelocity
        )
      )
    )
  }

  /// A spring whose motion adds to the one it replaces; durations in seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(duration: duration, bounce: bounce),
      initialVelocity: initialVelocity
    )
  }

  /// A spring whose motion adds to the one it replaces.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(.interpolatingSpring(InterpolatingSpring(spring, initialVelocity: initialVelocity)))
  }

  /// A spring whose motion adds to the one it replaces.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}

/// A course from 0 to 1.
public typealias UnitCurve = AnimationCore.UnitCurve

extension UnitCurve {
  /// A cubic Bézier curve from (0, 0) to (1, 1); time does not run backwards, so the points' x are held
  /// within 0 and 1 (T2.5).
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      CubicBezier(
        Double(startControlPoint.x),
        Double(startControlPoint.y),
        Double(endControlPoint.x),
        Double(endControlPoint.y)
      )
    )
  }
}
