// Written by tools/frameworks/generate from HealthKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Options of HealthKit, by their names.
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
  /// An option without effect.
  public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKSampleQuery: HKQuery {
  /// Creates an instance without effect.
  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init()
  }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKStatisticsQuery: HKQuery {
  /// Creates an instance without effect.
  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init()
  }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKObserverQuery: HKQuery {
  /// Creates an instance without effect.
  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    super.init()
  }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKStatisticsCollectionQuery: HKQuery {
  /// Creates an instance without effect.
  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    super.init()
  }
  /// Stored; has no effect.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)? = nil
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKStatisticsCollection: NSObject {
  /// Inert: does nothing.
  @discardableResult open func enumerateStatistics(
    from start: Date,
    to end: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// Inert: always returns the same instance.
  @discardableResult open func statistics() -> [HKStatistics] { [] }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKStatistics: NSObject {
  /// Inert: always `.distantPast`.
  open var startDate: Date { .distantPast }
  /// Inert: always returns the same instance.
  @discardableResult open func sumQuantity() -> HKQuantity? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func averageQuantity() -> HKQuantity? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Options of HealthKit, by their names.
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  /// An option without effect.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  /// An option without effect.
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  /// An option without effect.
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  /// An option without effect.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  /// An option without effect.
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
}

/// A constant without effect.
public let HKObjectQueryNoLimit: Int = 0

/// A constant without effect.
public let HKSampleSortIdentifierStartDate: String = "startDate"

/// A constant without effect.
public let HKSampleSortIdentifierEndDate: String = "endDate"
