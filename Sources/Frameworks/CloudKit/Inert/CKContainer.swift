// Written by tools/frameworks/generate from CloudKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CloudKit, of which there is only the name and its values.
open class CKContainer: NSObject {
  /// A constant, which changes nothing.
  public static let shared: CKContainer = CKContainer()
  /// Inert: returns the same to everybody.
  @discardableResult public static func `default`() -> CKContainer { shared }
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(identifier: String) {
    super.init()
  }
  /// A constant, which changes nothing.
  public let privateCloudDatabase: CKDatabase = CKDatabase()
  /// A constant, which changes nothing.
  public let publicCloudDatabase: CKDatabase = CKDatabase()
  /// A constant, which changes nothing.
  public let sharedCloudDatabase: CKDatabase = CKDatabase()
  /// Inert: returns the same to everybody.
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

/// Inert: a class of CloudKit, of which there is only the name and its values.
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
  /// What has gone wrong.
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
    /// Whether an error has a code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CKError)?.code == code
    }
  }
  /// A code by its name.
  public static var internalError: Code { .internalError }
  /// A code by its name.
  public static var partialFailure: Code { .partialFailure }
  /// A code by its name.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// A code by its name.
  public static var networkFailure: Code { .networkFailure }
  /// A code by its name.
  public static var badContainer: Code { .badContainer }
  /// A code by its name.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// A code by its name.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// A code by its name.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// A code by its name.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// A code by its name.
  public static var permissionFailure: Code { .permissionFailure }
  /// A code by its name.
  public static var unknownItem: Code { .unknownItem }
  /// A code by its name.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The domain of the codes.
  public static var errorDomain: String { "CKErrorDomain" }
  /// What has gone wrong.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Inert: a class of CloudKit, of which there is only the name and its values.
open class CKRecord: NSObject {
  /// Creates one, which does nothing.
  public init(recordType: String) {
    self.recordType = recordType
    recordID = ID(recordName: "")
    super.init()
  }
  /// Creates one, which does nothing.
  public init(recordType: String, recordID: ID) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let recordType: String
  /// A value that is kept, and changes nothing.
  public let recordID: ID
  private var values: [String: Any] = [:]
  /// A value that is kept.
  public subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  /// Inert: a class of CloudKit, of which there is only the name and its values.
  open class ID: NSObject {
    /// Creates one, which does nothing.
    public init(recordName: String) {
      self.recordName = recordName
      super.init()
    }
    /// A value that is kept, and changes nothing.
    public let recordName: String
  }
}

/// Inert: a class of CloudKit, of which there is only the name and its values.
open class CKAsset: NSObject {
  /// Creates one, which does nothing.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let fileURL: URL?
}

/// Inert: a class of CloudKit, of which there is only the name and its values.
open class CKQuery: NSObject {
  /// Creates one, which does nothing.
  public init(recordType: String, predicate: NSPredicate) {
    super.init()
  }
}
