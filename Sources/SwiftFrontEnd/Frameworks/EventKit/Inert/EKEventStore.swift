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
  /// Inert: does nothing.
  open func reset() {}
  /// Inert: does nothing.
  open func refreshSourcesIfNecessary() {}
  /// Inert: does nothing.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  /// Inert: does nothing.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  /// Inert: always returns the same instance.
  @discardableResult open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    nil
  }
  /// Inert: always returns the same instance.
  @discardableResult open func source(withIdentifier identifier: String) -> EKSource? { nil }
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

/// A value of EventKit, by its name.
public enum EKSourceType: Int, Sendable {
  case local
  case exchange
  case calDAV
  case mobileMe
  case subscribed
  case birthdays
}

/// A value of EventKit, by its name.
public enum EKCalendarType: Int, Sendable {
  case local
  case calDAV
  case exchange
  case subscription
  case birthday
}

/// Inert: a class of EventKit; only its name and values exist.
open class EKSource: EKObject {
  /// Inert: always `""`.
  open var title: String { "" }
  /// Inert: always `""`.
  open var sourceIdentifier: String { "" }
  /// Inert: always `.local`.
  open var sourceType: EKSourceType { .local }
  /// Inert: always returns the same instance.
  @discardableResult open func calendars(for type: EKEntityType) -> Set<EKCalendar> { [] }
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
  /// Stored; has no effect.
  open var source: EKSource! = nil
  /// Inert: always `.local`.
  open var type: EKCalendarType { .local }
  /// Inert: always `false`.
  open var isSubscribed: Bool { false }
  /// Inert: always `false`.
  open var isImmutable: Bool { false }
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
  open func removeAlarm(_ alarm: EKAlarm) {}
  /// Inert: always `false`.
  open var hasAlarms: Bool { false }
  /// Inert: always `false`.
  open var hasNotes: Bool { false }
  /// Inert: always `false`.
  open var hasRecurrenceRules: Bool { false }
  /// Stored; has no effect.
  open var recurrenceRules: [EKRecurrenceRule]? = nil
  /// Inert: does nothing.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {}
  /// Inert: does nothing.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {}
}
