// Written by tools/frameworks/generate from LocalAuthentication.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of LocalAuthentication; only its name and values exist.
open class LAContext: NSObject {
  /// Stored; has no effect.
  open var localizedReason: String = ""
  /// Stored; has no effect.
  open var localizedFallbackTitle: String? = nil
  /// Stored; has no effect.
  open var localizedCancelTitle: String? = nil
  /// Stored; has no effect.
  open var interactionNotAllowed: Bool = false
  /// Stored; has no effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Inert: always `.none`.
  open var biometryType: LABiometryType { .none }
  /// Inert: always `nil`.
  open var evaluatedPolicyDomainState: Data? { nil }
  /// Inert: always `false`, since there is nothing to authenticate with.
  @discardableResult open func canEvaluatePolicy(
    _ policy: LAPolicy,
    error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = NSError(
      domain: LAError.errorDomain,
      code: LAError.Code.biometryNotAvailable.rawValue
    ); return false
  }
  /// Inert: always throws.
  @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String)
    async throws -> Bool
  { throw LAError(.biometryNotAvailable) }
  /// Inert: does nothing.
  @discardableResult open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func invalidate() {}
}

/// A value of LocalAuthentication, by its name.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// A value of LocalAuthentication, by its name.
public enum LABiometryType: Int, Sendable {
  case none
  case touchID
  case faceID
  case opticID = 4
}

/// An error of LocalAuthentication, with its codes.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? LAError)?.code == code
    }
  }
  /// An error code.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// An error code.
  public static var userCancel: Code { .userCancel }
  /// An error code.
  public static var userFallback: Code { .userFallback }
  /// An error code.
  public static var systemCancel: Code { .systemCancel }
  /// An error code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// An error code.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// An error code.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// An error code.
  public static var biometryLockout: Code { .biometryLockout }
  /// An error code.
  public static var appCancel: Code { .appCancel }
  /// An error code.
  public static var invalidContext: Code { .invalidContext }
  /// An error code.
  public static var notInteractive: Code { .notInteractive }
  /// The domain of the codes.
  public static var errorDomain: String { "LAErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

extension LAError: LocalizedError {}
