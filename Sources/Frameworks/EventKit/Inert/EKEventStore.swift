// Written by tools/frameworks/generate from EventKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKEventStore: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult public static func authorizationStatus(for type: EKEntityType)
    -> EKAuthorizationStatus
  { .notDetermined }
  /// Inert: returns the same to everybody.
  @discardableResult open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  /// Inert: does nothing.
  @discardableResult open func requestAccess(
    to type: EKEntityType,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: returns the same to everybody.
  @discardableResult open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Inert: does nothing.
  @discardableResult open func requestFullAccessToEvents(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: returns the same to everybody.
  @discardableResult open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  /// Inert: returns the same to everybody.
  @discardableResult open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Inert: always `nil`.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Inert: always `[]`.
  open var sources: [EKSource] { [] }
  /// Inert: returns the same to everybody.
  @discardableResult open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Inert: returns the same to everybody.
  @discardableResult open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func predicateForEvents(
    withStart start: Date,
    end: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Inert: returns the same to everybody.
  @discardableResult open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Inert: returns the same to everybody.
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

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKSource: NSObject {
  /// Inert: always `""`.
  open var title: String { "" }
}

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKObject: NSObject {
}

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKCalendar: EKObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(for type: EKEntityType, eventStore: EKEventStore) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var title: String = ""
  /// A value that is kept, and changes nothing.
  open var cgColor: CGColor! = nil
  /// Inert: always `""`.
  open var calendarIdentifier: String { "" }
  /// Inert: always `false`.
  open var allowsContentModifications: Bool { false }
}

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKCalendarItem: EKObject {
  /// A value that is kept, and changes nothing.
  open var title: String! = ""
  /// A value that is kept, and changes nothing.
  open var notes: String? = nil
  /// A value that is kept, and changes nothing.
  open var location: String? = nil
  /// A value that is kept, and changes nothing.
  open var url: URL? = nil
  /// A value that is kept, and changes nothing.
  open var calendar: EKCalendar! = nil
  /// Inert: always `""`.
  open var calendarItemIdentifier: String { "" }
  /// A value that is kept, and changes nothing.
  open var alarms: [EKAlarm]? = nil
  /// Inert: does nothing.
  open func addAlarm(_ alarm: EKAlarm) {}
  /// Inert: does nothing.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {}
}

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKEvent: EKCalendarItem {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(eventStore: EKEventStore) {
    super.init()
  }
  /// Inert: always `""`.
  open var eventIdentifier: String! { "" }
  /// A value that is kept, and changes nothing.
  open var isAllDay: Bool = false
  /// A value that is kept, and changes nothing.
  open var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  /// A value that is kept, and changes nothing.
  open var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
}

/// Inert: a class of EventKit, of which there is only the name and its values.
open class EKReminder: EKCalendarItem {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(eventStore: EKEventStore) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var isCompleted: Bool = false
  /// A value that is kept, and changes nothing.
  open var completionDate: Date? = nil
  /// A value that is kept, and changes nothing.
  open var priority: Int = 0
  /// A value that is kept, and changes nothing.
  open var dueDateComponents: DateComponents? = nil
}
