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
