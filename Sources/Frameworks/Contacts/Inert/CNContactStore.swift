// Written by tools/frameworks/generate from Contacts.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of Contacts, of which there is only the name and its values.
open class CNContactStore: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult public static func authorizationStatus(for type: CNEntityType)
    -> CNAuthorizationStatus
  { .notDetermined }
  /// Inert: returns the same to everybody.
  @discardableResult open func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  /// Inert: does nothing.
  @discardableResult open func requestAccess(
    for type: CNEntityType,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: returns the same to everybody.
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
  /// What has gone wrong.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
    /// Whether an error has a code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CNError)?.code == code
    }
  }
  /// A code by its name.
  public static var communicationError: Code { .communicationError }
  /// A code by its name.
  public static var dataAccessError: Code { .dataAccessError }
  /// A code by its name.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// A code by its name.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The domain of the codes.
  public static var errorDomain: String { "CNErrorDomain" }
  /// What has gone wrong.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// What of a contact is asked for.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
/// Inert: a class of Contacts, of which there is only the name and its values.
open class CNContactFetchRequest: NSObject {
  /// Creates one, which does nothing.
  public init(keysToFetch keys: [any CNKeyDescriptor]) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var predicate: NSPredicate? = nil
  /// A value that is kept, and changes nothing.
  open var sortOrder: CNContactSortOrder = .none
  /// A value that is kept, and changes nothing.
  open var unifyResults: Bool = true
}

/// A value of Contacts, by its name.
public enum CNContactSortOrder: Int, Sendable {
  case none
  case userDefault
  case givenName
  case familyName
}

/// Inert: a class of Contacts, of which there is only the name and its values.
open class CNSaveRequest: NSObject {
  /// Inert: does nothing.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Inert: does nothing.
  open func update(_ contact: CNMutableContact) {}
  /// Inert: does nothing.
  open func delete(_ contact: CNMutableContact) {}
}
