// Written by tools/frameworks/generate from EventKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Inert: a class of EventKit; only its name and values exist.
open class EKEvent: EKCalendarItem {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(eventStore: EKEventStore) {
    super.init()
  }
  /// Inert: always `""`.
  open var eventIdentifier: String! { "" }
  /// Stored; has no effect.
  open var isAllDay: Bool = false
  /// Stored; has no effect.
  open var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  /// Stored; has no effect.
  open var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
}

/// Inert: a class of EventKit; only its name and values exist.
open class EKReminder: EKCalendarItem {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(eventStore: EKEventStore) {
    super.init()
  }
  /// Stored; has no effect.
  open var isCompleted: Bool = false
  /// Stored; has no effect.
  open var completionDate: Date? = nil
  /// Stored; has no effect.
  open var priority: Int = 0
  /// Stored; has no effect.
  open var dueDateComponents: DateComponents? = nil
}

/// Inert: a class of EventKit; only its name and values exist.
open class EKAlarm: EKObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(absoluteDate: Date) {
    self.absoluteDate = absoluteDate
    super.init()
  }
  /// Creates an instance without effect.
  public init(relativeOffset: TimeInterval) {
    self.relativeOffset = relativeOffset
    super.init()
  }
  /// Stored; has no effect.
  open var absoluteDate: Date? = nil
  /// Stored; has no effect.
  open var relativeOffset: TimeInterval = 0
}

/// Inert: a class of EventKit; only its name and values exist.
open class EKRecurrenceRule: EKObject {
  /// Creates an instance without effect.
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

/// Inert: a class of EventKit; only its name and values exist.
open class EKRecurrenceEnd: NSObject {
  /// Creates an instance without effect.
  public init(end: Date) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(occurrenceCount: Int) {
    super.init()
  }
}

extension Notification.Name {
  /// A constant without effect.
  public static let EKEventStoreChanged: Notification.Name = Notification.Name(
    "EKEventStoreChangedNotification"
  )
}
