extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce but the extra one; in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a small bounce and an extra one; in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a large bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a large bounce and an extra one; in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
