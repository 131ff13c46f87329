// Written by tools/frameworks/generate from AuthenticationServices.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASAuthorizationController: NSObject {
  /// Creates one, which does nothing.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// A value that is kept, and changes nothing.
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Inert: does nothing.
  open func performRequests() {}
  /// Inert: does nothing.
  open func performAutoFillAssistedRequests() {}
  /// Inert: does nothing.
  open func cancel() {}
}

/// What somebody is told by AuthenticationServices, which tells nothing here.
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Inert: nobody calls it.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  /// Inert: does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Inert: does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

/// Another name.
public typealias ASPresentationAnchor = UIWindow

/// What somebody is told by AuthenticationServices, which tells nothing here.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Nobody asks for it.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASAuthorizationRequest: NSObject {
}

/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// A value that is kept, and changes nothing.
  open var requestedScopes: [ASAuthorization.Scope]? = nil
  /// A value that is kept, and changes nothing.
  open var nonce: String? = nil
  /// A value that is kept, and changes nothing.
  open var state: String? = nil
}

/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// A value that is kept, and changes nothing.
  open var user: String? = nil
}

/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {
}

/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest()
  }
  /// Inert: returns the same to everybody.
  @discardableResult open func credentialState(forUserID id: String) async throws -> CredentialState
  { .notFound }
  /// Inert: does nothing.
  @discardableResult open func getCredentialState(
    forUserID id: String,
    completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {}
  /// A value of AuthenticationServices, by its name.
  public enum CredentialState: Int, Sendable {
    case revoked
    case authorized
    case notFound
    case transferred
  }
  /// Inert: always the same.
  public static var credentialRevokedNotification: Notification.Name {
    Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  }
}

/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASAuthorizationPasswordProvider: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest()
  }
}

/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASAuthorization: NSObject {
  /// Inert: always `ASPasswordCredential(user: "", password: "")`.
  open var credential: any ASAuthorizationCredential {
    ASPasswordCredential(user: "", password: "")
  }
  /// A name of AuthenticationServices's.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name, which changes nothing.
    public static let email = Scope(rawValue: "email")
    /// A name, which changes nothing.
    public static let fullName = Scope(rawValue: "fullName")
  }
}

/// What somebody is known by.
public protocol ASAuthorizationCredential: AnyObject {}
/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// Creates one, which does nothing.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let user: String
  /// A value that is kept, and changes nothing.
  public let password: String
}

/// Inert: a class of AuthenticationServices, of which there is only the name and its values.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// Inert: always `""`.
  open var user: String { "" }
  /// Inert: always `nil`.
  open var email: String? { nil }
  /// Inert: always `nil`.
  open var fullName: PersonNameComponents? { nil }
  /// Inert: always `nil`.
  open var identityToken: Data? { nil }
  /// Inert: always `nil`.
  open var authorizationCode: Data? { nil }
  /// Inert: always `.unsupported`.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// A value of AuthenticationServices, by its name.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported
  case unknown
  case likelyReal
}

/// An error of AuthenticationServices, with its codes.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
  /// What has gone wrong.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled
    case invalidResponse
    case notHandled
    case failed
    case notInteractive
    /// Whether an error has a code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }
  /// A code by its name.
  public static var unknown: Code { .unknown }
  /// A code by its name.
  public static var canceled: Code { .canceled }
  /// A code by its name.
  public static var invalidResponse: Code { .invalidResponse }
  /// A code by its name.
  public static var notHandled: Code { .notHandled }
  /// A code by its name.
  public static var failed: Code { .failed }
  /// A code by its name.
  public static var notInteractive: Code { .notInteractive }
  /// The domain of the codes.
  public static var errorDomain: String { "ASAuthorizationErrorDomain" }
  /// What has gone wrong.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}
