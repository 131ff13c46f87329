// Written by tools/frameworks/generate from AuthenticationServices.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASWebAuthenticationSession: NSObject {
  /// Creates an instance without effect.
  public init(
    url: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    super.init()
  }
  /// Stored; has no effect.
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  /// Stored; has no effect.
  open var prefersEphemeralWebBrowserSession: Bool = false
  /// Inert: always `false`.
  open var canStart: Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func start() -> Bool { false }
  /// Inert: does nothing.
  open func cancel() {}
}

/// An error of AuthenticationServices, with its codes.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided
    case presentationContextInvalid
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }
  /// An error code.
  public static var canceledLogin: Code { .canceledLogin }
  /// An error code.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// An error code.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
  /// The domain of the codes.
  public static var errorDomain: String { "ASWebAuthenticationSessionErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Callbacks of AuthenticationServices, which are never made.
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Required; never called.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  /// Creates an instance without effect.
  public init(relyingPartyIdentifier: String) {
    super.init()
  }
}

/// Inert: a class of AuthenticationServices; only its name and values exist.
open class ASAuthorizationAppleIDButton: UIControl {
  /// Creates an instance without effect.
  public init(type: ButtonType, style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Stored; has no effect.
  open var cornerRadius: CGFloat = 6
  /// A value of AuthenticationServices, by its name.
  public enum ButtonType: Int, Sendable {
    case signIn
    case `continue`
    case signUp
  }
  /// A value of AuthenticationServices, by its name.
  public enum Style: Int, Sendable {
    case white
    case whiteOutline
    case black
  }
}
