// Written by tools/frameworks/generate from AuthenticationServices.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASAuthorizationController: NSObject {
  /// Creates an instance without effect.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    super.init()
  }
  /// Stored; has no effect.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Stored; has no effect.
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Inert: does nothing.
  open func performRequests() {}
  /// Inert: does nothing.
  open func performAutoFillAssistedRequests() {}
  /// Inert: does nothing.
  open func cancel() {}
}

/// Callbacks of AuthenticationServices, which are never made.
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Inert: never called.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Inert: never called.
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

/// Callbacks of AuthenticationServices, which are never made.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Required; never called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASAuthorizationRequest: NSObject {
}

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// Stored; has no effect.
  open var requestedScopes: [ASAuthorization.Scope]? = nil
  /// Stored; has no effect.
  open var nonce: String? = nil
  /// Stored; has no effect.
  open var state: String? = nil
}

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// Stored; has no effect.
  open var user: String? = nil
}

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {
}

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest()
  }
  /// Inert: always returns the same instance.
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

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASAuthorizationPasswordProvider: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest()
  }
}

/// Inert: a class of AuthenticationServices; only its name and values exist.
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
    /// A name without effect.
    public static let email = Scope(rawValue: "email")
    /// A name without effect.
    public static let fullName = Scope(rawValue: "fullName")
  }
}

/// A credential.
public protocol ASAuthorizationCredential: AnyObject {}
/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// Creates an instance without effect.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
  /// Stored; has no effect.
  public let user: String
  /// Stored; has no effect.
  public let password: String
}

/// Inert: a class of AuthenticationServices; only its name and values exist.
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
  /// The error.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled
    case invalidResponse
    case notHandled
    case failed
    case notInteractive
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }
  /// An error code.
  public static var unknown: Code { .unknown }
  /// An error code.
  public static var canceled: Code { .canceled }
  /// An error code.
  public static var invalidResponse: Code { .invalidResponse }
  /// An error code.
  public static var notHandled: Code { .notHandled }
  /// An error code.
  public static var failed: Code { .failed }
  /// An error code.
  public static var notInteractive: Code { .notInteractive }
  /// The domain of the codes.
  public static var errorDomain: String { "ASAuthorizationErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}
