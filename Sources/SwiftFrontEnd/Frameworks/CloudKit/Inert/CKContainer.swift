// Written by tools/frameworks/generate from CloudKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CloudKit; only its name and values exist.
open class CKContainer: NSObject {
  /// A constant without effect.
  public static let shared: CKContainer = CKContainer()
  /// Inert: always returns the same instance.
  @discardableResult public static func `default`() -> CKContainer { shared }
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(identifier: String) {
    super.init()
  }
  /// A constant without effect.
  public let privateCloudDatabase: CKDatabase = CKDatabase()
  /// A constant without effect.
  public let publicCloudDatabase: CKDatabase = CKDatabase()
  /// A constant without effect.
  public let sharedCloudDatabase: CKDatabase = CKDatabase()
  /// Inert: always returns the same instance.
  @discardableResult open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Inert: does nothing.
  @discardableResult open func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) {}
}

/// A value of CloudKit, by its name.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine
  case available
  case restricted
  case noAccount
  case temporarilyUnavailable
}

/// Inert: a class of CloudKit; only its name and values exist.
open class CKDatabase: NSObject {
  /// Inert: always throws.
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  /// Inert: does nothing.
  @discardableResult open func save(
    _ record: CKRecord,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {}
  /// Inert: always throws.
  @discardableResult open func record(for id: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  /// Inert: always throws.
  @discardableResult open func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
}

/// An error of CloudKit, with its codes.
public struct CKError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure
    case networkUnavailable
    case networkFailure
    case badContainer
    case serviceUnavailable
    case requestRateLimited
    case missingEntitlement
    case notAuthenticated
    case permissionFailure
    case unknownItem
    case quotaExceeded = 25
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CKError)?.code == code
    }
  }
  /// An error code.
  public static var internalError: Code { .internalError }
  /// An error code.
  public static var partialFailure: Code { .partialFailure }
  /// An error code.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// An error code.
  public static var networkFailure: Code { .networkFailure }
  /// An error code.
  public static var badContainer: Code { .badContainer }
  /// An error code.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// An error code.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// An error code.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// An error code.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// An error code.
  public static var permissionFailure: Code { .permissionFailure }
  /// An error code.
  public static var unknownItem: Code { .unknownItem }
  /// An error code.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The domain of the codes.
  public static var errorDomain: String { "CKErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Inert: a class of CloudKit; only its name and values exist.
open class CKRecord: NSObject {
  /// Creates an instance without effect.
  public init(recordType: String) {
    self.recordType = recordType
    recordID = ID(recordName: "")
    super.init()
  }
  /// Creates an instance without effect.
  public init(recordType: String, recordID: ID) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }
  /// Stored; has no effect.
  public let recordType: String
  /// Stored; has no effect.
  public let recordID: ID
  private var values: [String: Any] = [:]
  /// The value of a key.
  public subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  /// Inert: a class of CloudKit; only its name and values exist.
  open class ID: NSObject {
    /// Creates an instance without effect.
    public init(recordName: String) {
      self.recordName = recordName
      super.init()
    }
    /// Stored; has no effect.
    public let recordName: String
  }
}

/// Inert: a class of CloudKit; only its name and values exist.
open class CKAsset: NSObject {
  /// Creates an instance without effect.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
  /// Stored; has no effect.
  public let fileURL: URL?
}

/// Inert: a class of CloudKit; only its name and values exist.
open class CKQuery: NSObject {
  /// Creates an instance without effect.
  public init(recordType: String, predicate: NSPredicate) {
    super.init()
  }
}
