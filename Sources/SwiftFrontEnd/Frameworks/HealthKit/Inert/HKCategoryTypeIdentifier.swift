// Written by tools/frameworks/generate from HealthKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// A name of HealthKit's.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "sleepAnalysis")
  /// A name without effect.
  public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "mindfulSession")
  /// A name without effect.
  public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "appleStandHour")
  /// A name without effect.
  public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "menstrualFlow")
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKObject: NSObject {
  /// Inert: always the same.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKSample: HKObject {
  /// Inert: always `.distantPast`.
  open var startDate: Date { .distantPast }
  /// Inert: always `.distantPast`.
  open var endDate: Date { .distantPast }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKQuantitySample: HKSample {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    self.quantity = quantity
    super.init()
  }
  public private(set) var quantity = HKQuantity(unit: .count(), doubleValue: 0)
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKCategorySample: HKSample {
  /// Inert: always `0`.
  open var value: Int { 0 }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKWorkout: HKSample {
  /// Inert: always `0`.
  open var duration: TimeInterval { 0 }
  /// Inert: always `.other`.
  open var workoutActivityType: HKWorkoutActivityType { .other }
  /// Inert: always `nil`.
  open var totalEnergyBurned: HKQuantity? { nil }
  /// Inert: always `nil`.
  open var totalDistance: HKQuantity? { nil }
}

/// A value of HealthKit, by its name.
public enum HKWorkoutActivityType: UInt, Sendable {
  case other = 3000
  case running = 37
  case walking = 52
  case cycling = 13
  case swimming = 46
  case yoga = 57
  case hiking = 24
  case traditionalStrengthTraining = 50
  case functionalStrengthTraining = 20
  case highIntensityIntervalTraining = 63
  case rowing = 35
  case elliptical = 16
  case pilates = 66
  case dance = 14
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKQuantity: NSObject {
  /// Creates an instance without effect.
  public init(unit: HKUnit, doubleValue: Double) {
    value = doubleValue
    super.init()
  }
  private let value: Double
  /// Inert: always returns the same instance.
  @discardableResult open func doubleValue(for unit: HKUnit) -> Double { value }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKUnit: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(from text: String) {
    super.init()
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func count() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func minute() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func second() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func hour() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func meter() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func mile() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func kilocalorie() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func percent() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func pound() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func liter() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func gram() -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  /// Inert: always returns the same instance.
  @discardableResult public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit()
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit()
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit()
  }
  /// Inert: always returns the same instance.
  @discardableResult open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit() }
}

/// A value of HealthKit, by its name.
public enum HKMetricPrefix: Int, Sendable {
  case none
  case milli
  case centi
  case deci
  case kilo
  case micro
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKQuery: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func predicateForSamples(
    withStart start: Date?,
    end: Date?,
    options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
}
