// Written by tools/frameworks/generate from CloudKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CloudKit; only its name and values exist.
open class CKRecordZone: NSObject {
}

/// Inert: a class of CloudKit; only its name and values exist.
open class CKShare: NSObject {
}

extension Notification.Name {
  /// A constant without effect.
  public static let CKAccountChanged: Notification.Name = Notification.Name(
    "CKAccountChangedNotification"
  )
}
