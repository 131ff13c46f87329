// Written by tools/frameworks/generate from HealthKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of HealthKit; only its name and values exist.
open class HKHealthStore: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func isHealthDataAvailable() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus
  { .notDetermined }
  /// Inert: always throws.
  open func requestAuthorization(toShare share: Set<HKSampleType>, read: Set<HKObjectType>)
    async throws
  { throw HKError(.errorHealthDataUnavailable) }
  /// Inert: does nothing.
  @discardableResult open func requestAuthorization(
    toShare share: Set<HKSampleType>?,
    read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func execute(_ query: HKQuery) {}
  /// Inert: does nothing.
  open func stop(_ query: HKQuery) {}
  /// Inert: always throws.
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Inert: does nothing.
  @discardableResult open func save(
    _ object: HKObject,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  @discardableResult open func delete(
    _ object: HKObject,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  @discardableResult open func enableBackgroundDelivery(
    for type: HKObjectType,
    frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
}

/// A value of HealthKit, by its name.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined
  case sharingDenied
  case sharingAuthorized
}

/// A value of HealthKit, by its name.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly
  case daily
  case weekly
}

/// An error of HealthKit, with its codes.
public struct HKError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case unknownError = 0
    case errorHealthDataUnavailable
    case errorHealthDataRestricted
    case errorInvalidArgument
    case errorAuthorizationDenied
    case errorAuthorizationNotDetermined
    case errorDatabaseInaccessible
    case errorUserCanceled
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? HKError)?.code == code
    }
  }
  /// An error code.
  public static var unknownError: Code { .unknownError }
  /// An error code.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// An error code.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// An error code.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// An error code.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// An error code.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// An error code.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// An error code.
  public static var errorUserCanceled: Code { .errorUserCanceled }
  /// The domain of the codes.
  public static var errorDomain: String { "HKErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKObjectType: NSObject {
  /// Inert: always `""`.
  open var identifier: String { "" }
  /// Inert: always returns the same instance.
  @discardableResult public static func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  /// Inert: always returns the same instance.
  @discardableResult public static func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  /// Inert: always returns the same instance.
  @discardableResult public static func workoutType() -> HKWorkoutType { HKWorkoutType() }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKSampleType: HKObjectType {
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKQuantityType: HKSampleType {
  /// Creates an instance without effect.
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init()
  }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKCategoryType: HKSampleType {
  /// Creates an instance without effect.
  public init(_ identifier: HKCategoryTypeIdentifier) {
    super.init()
  }
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKWorkoutType: HKSampleType {
}

/// Inert: a class of HealthKit; only its name and values exist.
open class HKCharacteristicType: HKObjectType {
}

/// A name of HealthKit's.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "stepCount")
  /// A name without effect.
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "heartRate")
  /// A name without effect.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "activeEnergyBurned")
  /// A name without effect.
  public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "basalEnergyBurned")
  /// A name without effect.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "distanceWalkingRunning"
  )
  /// A name without effect.
  public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "distanceCycling")
  /// A name without effect.
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "bodyMass")
  /// A name without effect.
  public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "bodyMassIndex")
  /// A name without effect.
  public static let height = HKQuantityTypeIdentifier(rawValue: "height")
  /// A name without effect.
  public static let bodyFatPercentage = HKQuantityTypeIdentifier(rawValue: "bodyFatPercentage")
  /// A name without effect.
  public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "bloodGlucose")
  /// A name without effect.
  public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "oxygenSaturation")
  /// A name without effect.
  public static let respiratoryRate = HKQuantityTypeIdentifier(rawValue: "respiratoryRate")
  /// A name without effect.
  public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "restingHeartRate")
  /// A name without effect.
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
    rawValue: "heartRateVariabilitySDNN"
  )
  /// A name without effect.
  public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(
    rawValue: "walkingHeartRateAverage"
  )
  /// A name without effect.
  public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "vo2Max")
  /// A name without effect.
  public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "flightsClimbed")
  /// A name without effect.
  public static let appleExerciseTime = HKQuantityTypeIdentifier(rawValue: "appleExerciseTime")
  /// A name without effect.
  public static let appleStandTime = HKQuantityTypeIdentifier(rawValue: "appleStandTime")
  /// A name without effect.
  public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "dietaryWater")
  /// A name without effect.
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
    rawValue: "dietaryEnergyConsumed"
  )
  /// A name without effect.
  public static let bodyTemperature = HKQuantityTypeIdentifier(rawValue: "bodyTemperature")
  /// A name without effect.
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
    rawValue: "bloodPressureSystolic"
  )
  /// A name without effect.
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
    rawValue: "bloodPressureDiastolic"
  )
}
