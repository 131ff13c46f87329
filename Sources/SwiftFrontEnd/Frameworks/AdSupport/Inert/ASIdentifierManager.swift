// Written by tools/frameworks/generate from AdSupport.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of AdSupport; only its name and values exist.
open class ASIdentifierManager: NSObject {
  /// A constant without effect.
  public static let manager: ASIdentifierManager = ASIdentifierManager()
  /// Inert: always returns the same instance.
  @discardableResult public static func shared() -> ASIdentifierManager { manager }
  /// Inert: always the same.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Inert: always `false`.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
