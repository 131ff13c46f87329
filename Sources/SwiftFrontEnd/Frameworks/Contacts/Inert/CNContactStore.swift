// Written by tools/frameworks/generate from Contacts.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of Contacts; only its name and values exist.
open class CNContactStore: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func authorizationStatus(for type: CNEntityType)
    -> CNAuthorizationStatus
  { .notDetermined }
  /// Inert: always returns the same instance.
  @discardableResult open func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  /// Inert: does nothing.
  @discardableResult open func requestAccess(
    for type: CNEntityType,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: always returns the same instance.
  @discardableResult open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  /// Inert: always throws.
  @discardableResult open func unifiedContact(
    withIdentifier identifier: String,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }
  /// Inert: does nothing.
  @discardableResult open func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {}
  /// Inert: does nothing.
  open func execute(_ request: CNSaveRequest) throws {}
}

/// A value of Contacts, by its name.
public enum CNEntityType: Int, Sendable {
  case contacts
}

/// A value of Contacts, by its name.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
  case limited
}

/// An error of Contacts, with its codes.
public struct CNError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CNError)?.code == code
    }
  }
  /// An error code.
  public static var communicationError: Code { .communicationError }
  /// An error code.
  public static var dataAccessError: Code { .dataAccessError }
  /// An error code.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// An error code.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The domain of the codes.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// The key of a contact's property.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
/// Inert: a class of Contacts; only its name and values exist.
open class CNContactFetchRequest: NSObject {
  /// Creates an instance without effect.
  public init(keysToFetch keys: [any CNKeyDescriptor]) {
    super.init()
  }
  /// Stored; has no effect.
  open var predicate: NSPredicate? = nil
  /// Stored; has no effect.
  open var sortOrder: CNContactSortOrder = .none
  /// Stored; has no effect.
  open var unifyResults: Bool = true
}

/// A value of Contacts, by its name.
public enum CNContactSortOrder: Int, Sendable {
  case none
  case userDefault
  case givenName
  case familyName
}

/// Inert: a class of Contacts; only its name and values exist.
open class CNSaveRequest: NSObject {
  /// Inert: does nothing.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Inert: does nothing.
  open func update(_ contact: CNMutableContact) {}
  /// Inert: does nothing.
  open func delete(_ contact: CNMutableContact) {}
}
