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
