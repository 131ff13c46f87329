// Written by tools/frameworks/generate from EventKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKAlarm: EKObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(absoluteDate: Date) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(relativeOffset: TimeInterval) {
    super.init()
  }
}

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKRecurrenceRule: EKObject {
  /// Creates one, which does nothing.
  public init(recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?)
  {
    super.init()
  }
}

/// A value of EventKit, by its name.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily
  case weekly
  case monthly
  case yearly
}

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKRecurrenceEnd: NSObject {
  /// Creates one, which does nothing.
  public init(end: Date) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(occurrenceCount: Int) {
    super.init()
  }
}

extension Notification.Name {
  /// A constant, which changes nothing.
  public static let EKEventStoreChanged: Notification.Name = Notification.Name(
    "EKEventStoreChangedNotification"
  )
}
