// Written by tools/frameworks/generate from CoreMedia.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// A value of CoreMedia without effect.
public struct CMTime: Hashable, Sendable, Comparable {
  /// Another name.
  public typealias Value = Int64
  /// Another name.
  public typealias Scale = Int32
  /// Stored; has no effect.
  public var value: Int64 = 0
  /// Stored; has no effect.
  public var timescale: Int32 = 0
  /// Stored; has no effect.
  public var flags: CMTimeFlags = .valid
  /// Stored; has no effect.
  public var epoch: Int64 = 0
  /// Creates a value without effect.
  public init() { self.flags = [] }
  /// Creates a value without effect.
  public init(value: Int64, timescale: Int32) { self.value = value; self.timescale = timescale }
  /// Creates a value without effect.
  public init(seconds: Double, preferredTimescale: Int32) {
    value = seconds.isFinite ? Int64(seconds * Double(preferredTimescale)) : 0;
    timescale = preferredTimescale
  }
  /// The time in seconds; NaN if it is not valid.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Inert: always `flags.contains(.valid)`.
  public var isValid: Bool { flags.contains(.valid) }
  /// Inert: always `flags.contains(.valid) && timescale != 0`.
  public var isNumeric: Bool { flags.contains(.valid) && timescale != 0 }
  /// Inert: always `flags.contains(.indefinite)`.
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  /// A constant without effect.
  public static let zero: CMTime = CMTime(value: 0, timescale: 1)
  /// A constant without effect.
  public static let invalid: CMTime = CMTime()
  /// Inert: always the same.
  public static var indefinite: CMTime {
    {
      var time = CMTime(); time.flags = [.valid, .indefinite]; return time
    }()
  }
  /// Inert: always the same.
  public static var positiveInfinity: CMTime {
    {
      var time = CMTime(); time.flags = [.valid, .positiveInfinity]; return time
    }()
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func < (first: CMTime, second: CMTime) -> Bool {
    first.seconds < second.seconds
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func + (first: CMTime, second: CMTime) -> CMTime {
    CMTime(
      seconds: first.seconds + second.seconds,
      preferredTimescale: max(first.timescale, second.timescale)
    )
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func - (first: CMTime, second: CMTime) -> CMTime {
    CMTime(
      seconds: first.seconds - second.seconds,
      preferredTimescale: max(first.timescale, second.timescale)
    )
  }
}

/// Options of CoreMedia, by their names.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates options from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// An option without effect.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// An option without effect.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// An option without effect.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// An option without effect.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// An option without effect.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
}

/// A value of CoreMedia without effect.
public struct CMTimeRange: Hashable, Sendable {
  /// Stored; has no effect.
  public var start: CMTime
  /// Stored; has no effect.
  public var duration: CMTime
  /// Creates a value without effect.
  public init(start: CMTime, duration: CMTime) { self.start = start; self.duration = duration }
  /// Creates a value without effect.
  public init(start: CMTime, end: CMTime) { self.start = start; duration = end - start }
  /// Inert: always `start + duration`.
  public var end: CMTime { start + duration }
}

/// Inert: always returns the same instance.
@discardableResult public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Inert: always returns the same instance.
@discardableResult public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Inert: always returns the same instance.
@discardableResult public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32)
  -> CMTime
{ CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }

/// Inert: always returns the same instance.
@discardableResult public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Another name.
public typealias CMTimeScale = Int32
