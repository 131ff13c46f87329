public import Dispatch

// Core Foundation's types are Swift's types here: there is no bridging (V13.12).

/// Text.
public typealias CFString = String
/// A dictionary with string keys.
public typealias CFDictionary = [String: Any]
/// An array.
public typealias CFArray = [Any]
/// Bytes.
public typealias CFData = Data
/// A URL.
public typealias CFURL = URL
/// A number.
public typealias CFNumber = NSNumber
/// A truth value.
public typealias CFBoolean = Bool
/// An error, as Core Foundation names it.
public typealias CFError = NSError
/// A date.
public typealias CFDate = Date
/// Any value.
public typealias CFTypeRef = AnyObject

/// An allocator; Swift allocates by itself.
public typealias CFAllocator = NSObject
/// The default allocator.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// The number of an error in its domain.
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }

/// Returns an error's description.
public func CFErrorCopyDescription(_ err: CFError) -> CFString { err.localizedDescription }

/// `true` as a value.
public var kCFBooleanTrue: CFBoolean! { true }
/// `false` as a value.
public var kCFBooleanFalse: CFBoolean! { false }

/// The key of a bundle's version in its list of properties.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name in its list of properties.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's identifier in its list of properties.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's program in its list of properties.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// A number of seconds.
public typealias CFTimeInterval = Double

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// Runs a closure: there are no pools of objects without Objective-C.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

// Constants that C headers define as macros, which Swift does not import on Linux.

/// The largest number of single precision.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// A number that is larger than all.
public let INFINITY: Float = .infinity
/// Not a number.
public let NAN: Float = .nan
/// A number that is larger than all.
public let HUGE_VAL: Double = .infinity
/// The largest whole number.
public let NSIntegerMax = Int.max
/// The smallest whole number.
public let NSIntegerMin = Int.min
/// Success.
public let noErr: Int32 = 0

/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

extension DispatchTime {
  /// The time after an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// The interval up to another time.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let (first, last) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return last >= first
      ? .nanoseconds(Int(clamping: last - first)) : .nanoseconds(-Int(clamping: first - last))
  }
}

extension DispatchWallTime {
  /// The time after an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime { self + interval }
}
