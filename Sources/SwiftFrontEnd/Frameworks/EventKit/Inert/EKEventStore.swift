// Written by tools/frameworks/generate from EventKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Inert: a class of EventKit; only its name and values exist.
open class EKEventStore: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func authorizationStatus(for type: EKEntityType)
    -> EKAuthorizationStatus
  { .notDetermined }
  /// Inert: always returns the same instance.
  @discardableResult open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  /// Inert: does nothing.
  @discardableResult open func requestAccess(
    to type: EKEntityType,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: always returns the same instance.
  @discardableResult open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Inert: does nothing.
  @discardableResult open func requestFullAccessToEvents(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: always returns the same instance.
  @discardableResult open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  /// Inert: always returns the same instance.
  @discardableResult open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Inert: always `nil`.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Inert: always `[]`.
  open var sources: [EKSource] { [] }
  /// Inert: always returns the same instance.
  @discardableResult open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Inert: always returns the same instance.
  @discardableResult open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func predicateForEvents(
    withStart start: Date,
    end: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Inert: always returns the same instance.
  @discardableResult open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Inert: always returns the same instance.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate,
    completion: @escaping ([EKReminder]?) -> Void
  ) -> Any { NSObject() }
  /// Inert: does nothing.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  /// Inert: does nothing.
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  /// Inert: does nothing.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  /// Inert: does nothing.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {}
  /// Inert: does nothing.
  open func commit() throws {}
}

/// A value of EventKit, by its name.
public enum EKEntityType: UInt, Sendable {
  case event
  case reminder
}

/// A value of EventKit, by its name.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case fullAccess
  case writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// A value of EventKit, by its name.
public enum EKSpan: Int, Sendable {
  case thisEvent
  case futureEvents
}

/// Inert: a class of EventKit; only its name and values exist.
open class EKSource: NSObject {
  /// Inert: always `""`.
  open var title: String { "" }
}

/// Inert: a class of EventKit; only its name and values exist.
open class EKObject: NSObject {
}

/// Inert: a class of EventKit; only its name and values exist.
open class EKCalendar: EKObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(for type: EKEntityType, eventStore: EKEventStore) {
    super.init()
  }
  /// Stored; has no effect.
  open var title: String = ""
  /// Stored; has no effect.
  open var cgColor: CGColor! = nil
  /// Inert: always `""`.
  open var calendarIdentifier: String { "" }
  /// Inert: always `false`.
  open var allowsContentModifications: Bool { false }
}

/// Inert: a class of EventKit; only its name and values exist.
open class EKCalendarItem: EKObject {
  /// Stored; has no effect.
  open var title: String! = ""
  /// Stored; has no effect.
  open var notes: String? = nil
  /// Stored; has no effect.
  open var location: String? = nil
  /// Stored; has no effect.
  open var url: URL? = nil
  /// Stored; has no effect.
  open var calendar: EKCalendar! = nil
  /// Inert: always `""`.
  open var calendarItemIdentifier: String { "" }
  /// Stored; has no effect.
  open var alarms: [EKAlarm]? = nil
  /// Inert: does nothing.
  open func addAlarm(_ alarm: EKAlarm) {}
  /// Inert: does nothing.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {}
}

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
