// Written by tools/frameworks/generate from AdSupport.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of AdSupport, of which there is only the name and its values.
open class ASIdentifierManager: NSObject {
  /// A constant, which changes nothing.
  public static let manager: ASIdentifierManager = ASIdentifierManager()
  /// Inert: returns the same to everybody.
  @discardableResult public static func shared() -> ASIdentifierManager { manager }
  /// Inert: always the same.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Inert: always `false`.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
