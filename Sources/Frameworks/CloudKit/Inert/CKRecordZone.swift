// Written by tools/frameworks/generate from CloudKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CloudKit, of which there is only the name and its values.
open class CKRecordZone: NSObject {
}

/// Inert: a class of CloudKit, of which there is only the name and its values.
open class CKShare: NSObject {
}

extension Notification.Name {
  /// A constant, which changes nothing.
  public static let CKAccountChanged: Notification.Name = Notification.Name(
    "CKAccountChangedNotification"
  )
}
