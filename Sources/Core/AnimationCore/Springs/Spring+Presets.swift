extension Spring {
  /// Without bounce.
  public static var smooth: Spring { smooth() }
  /// Without bounce of its own; seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// With a small bounce.
  public static var snappy: Spring { snappy() }
  /// With a small bounce of its own; seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// With a large bounce.
  public static var bouncy: Spring { bouncy() }
  /// With a large bounce of its own; seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
