public import Dispatch

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
