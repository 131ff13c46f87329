// Written by tools/frameworks/generate from ActivityKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// The fixed attributes of a live activity, and its content.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable & Hashable & Sendable
}
/// A value of ActivityKit without effect.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// Stored; has no effect.
  public let state: State
  /// Stored; has no effect.
  public let staleDate: Date?
  /// Stored; has no effect.
  public let relevanceScore: Double
  /// Creates a value without effect.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state; self.staleDate = staleDate; self.relevanceScore = relevanceScore
  }
}

/// An activity: none can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  // Nothing of it changes.
  public typealias ContentState = Attributes.ContentState
  /// The stable identity.
  public let id: String
  /// The fixed attributes.
  public let attributes: Attributes
  /// The current content.
  public let content: ActivityContent<ContentState>
  init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = ""; self.attributes = attributes; self.content = content
  }
  /// Inert: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// Inert: always `ended`.
  public var activityState: ActivityState { .ended }
  /// Inert: none.
  public var pushToken: Data? { nil }
  /// Always throws: no activity is shown.
  @discardableResult public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  /// Always throws: no activity is shown.
  @discardableResult public static func request(
    attributes: Attributes,
    contentState: ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  /// Inert: does nothing.
  public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async {}
  /// Inert: does nothing.
  public func update(using state: ContentState) async {}
  /// Inert: does nothing.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Inert: does nothing.
  public func end(
    using state: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
/// A value of ActivityKit without effect.
public struct PushType: Sendable {
  /// Creates a value without effect.
  public init() {}
  /// A constant without effect.
  public static let token: PushType = PushType()
}

/// A value of ActivityKit, by its name.
public enum ActivityState: Sendable {
  case active
  case ended
  case dismissed
  case stale
  case pending
}

/// The reason that activities are not shown.
public enum ActivityAuthorizationError: Error, Sendable {
  case denied, unsupported, globalMaximumExceeded
}
/// A value of ActivityKit without effect.
public struct ActivityUIDismissalPolicy: Sendable {
  /// Creates a value without effect.
  public init() {}
  /// A constant without effect.
  public static let `default`: ActivityUIDismissalPolicy = ActivityUIDismissalPolicy()
  /// A constant without effect.
  public static let immediate: ActivityUIDismissalPolicy = ActivityUIDismissalPolicy()
  /// Inert: always returns the same instance.
  @discardableResult public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy()
  }
}

/// Inert: a class of ActivityKit; only its name and values exist.
open class ActivityAuthorizationInfo: NSObject {
  /// Inert: always `false`.
  open var areActivitiesEnabled: Bool { false }
  /// Inert: always `false`.
  open var frequentPushesEnabled: Bool { false }
}

/// A value of ActivityKit without effect.
public struct AlertConfiguration: Sendable {
  /// Creates a value without effect.
  public init(title: String, body: String, sound: AlertSound = .default) {}
  /// A value of ActivityKit without effect.
  public struct AlertSound: Sendable {
    /// Creates a value without effect.
    public init() {}
    /// A constant without effect.
    public static let `default`: AlertSound = AlertSound()
  }
}
