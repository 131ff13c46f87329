// Written by tools/frameworks/generate from HealthKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Options of HealthKit, by their names.
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  /// The number that stands for the options.
  public let rawValue: UInt
  /// Creates options from the number that stands for them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option, which changes nothing.
  public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
  /// An option, which changes nothing.
  public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

/// Inert: a class of HealthKit, of which there is only the name and its values.
open class HKSampleQuery: HKQuery {
  /// Creates one, which does nothing.
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

/// Inert: a class of HealthKit, of which there is only the name and its values.
open class HKStatisticsQuery: HKQuery {
  /// Creates one, which does nothing.
  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init()
  }
}

/// Inert: a class of HealthKit, of which there is only the name and its values.
open class HKObserverQuery: HKQuery {
  /// Creates one, which does nothing.
  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    super.init()
  }
}

/// Inert: a class of HealthKit, of which there is only the name and its values.
open class HKStatisticsCollectionQuery: HKQuery {
  /// Creates one, which does nothing.
  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)? = nil
}

/// Inert: a class of HealthKit, of which there is only the name and its values.
open class HKStatisticsCollection: NSObject {
  /// Inert: does nothing.
  @discardableResult open func enumerateStatistics(
    from start: Date,
    to end: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// Inert: returns the same to everybody.
  @discardableResult open func statistics() -> [HKStatistics] { [] }
}

/// Inert: a class of HealthKit, of which there is only the name and its values.
open class HKStatistics: NSObject {
  /// Inert: always `.distantPast`.
  open var startDate: Date { .distantPast }
  /// Inert: returns the same to everybody.
  @discardableResult open func sumQuantity() -> HKQuantity? { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func averageQuantity() -> HKQuantity? { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Options of HealthKit, by their names.
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
  /// The number that stands for the options.
  public let rawValue: UInt
  /// Creates options from the number that stands for them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option, which changes nothing.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  /// An option, which changes nothing.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  /// An option, which changes nothing.
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  /// An option, which changes nothing.
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  /// An option, which changes nothing.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  /// An option, which changes nothing.
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
}

/// A constant, which changes nothing.
public let HKObjectQueryNoLimit: Int = 0

/// A constant, which changes nothing.
public let HKSampleSortIdentifierStartDate: String = "startDate"

/// A constant, which changes nothing.
public let HKSampleSortIdentifierEndDate: String = "endDate"
