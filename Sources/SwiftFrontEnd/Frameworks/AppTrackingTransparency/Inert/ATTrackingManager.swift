// Written by tools/frameworks/generate from AppTrackingTransparency.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of AppTrackingTransparency; only its name and values exist.
open class ATTrackingManager: NSObject {
  /// Inert: always `.notDetermined`.
  public static var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  /// Inert: always returns the same instance.
  @discardableResult public static func requestTrackingAuthorization() async -> AuthorizationStatus
  { .denied }
  /// Inert: does nothing.
  @discardableResult public static func requestTrackingAuthorization(
    completionHandler: @escaping (AuthorizationStatus) -> Void
  ) {}
  /// A value of AppTrackingTransparency, by its name.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
  }
}
