import Foundation
import SwiftUI

/// The content of a widget from a date on.
public protocol TimelineEntry {
  /// The date from which the entry is shown.
  var date: Date { get }
  /// The relevance of the entry.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No relevance.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score, relative to other entries.
  public var score: Float
  /// The duration, in seconds.
  public var duration: TimeInterval

  /// Creates a value.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The time at which a widget asks for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let name: String

  /// After the last entry.
  public static let atEnd = Self(name: "atEnd")
  /// Never.
  public static let never = Self(name: "never")

  /// After a date.
  public static func after(_ date: Date) -> Self { Self(name: "after \(date)") }
}

/// The entries of a widget, by date.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The policy for a new timeline.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The place of a widget that entries are for.
public struct TimelineProviderContext: Sendable {
  /// The kind of place.
  public let family: WidgetFamily
  /// Whether it is for a preview: always.
  public let isPreview: Bool
  /// The size of the widget.
  public let displaySize: CGSize
}

/// Provides the entries of a widget.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The context of the entries.
  typealias Context = TimelineProviderContext

  /// Returns the entry to show before there is data.
  func placeholder(in context: Context) -> Entry

  /// Returns the entry for the widget gallery.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Returns the timeline.
  @preconcurrency
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  )
}

/// Provides the entries of a widget with an older intent as its configuration.
public protocol IntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent
  /// The context of the entries.
  typealias Context = TimelineProviderContext

  /// Returns the entry to show before there is data.
  func placeholder(in context: Context) -> Entry

  /// Returns the entry for the widget gallery.
  func getSnapshot(
    for configuration: Intent,
    in context: Context,
    completion: @escaping (Entry) -> Void
  )

  /// Returns the timeline.
  func getTimeline(
    for configuration: Intent,
    in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void
  )
}

/// Inert: there are no installed widgets.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  /// Inert: does nothing.
  public func reloadAllTimelines() {}

  /// Inert: does nothing.
  public func reloadTimelines(ofKind kind: String) {}

  /// Inert: does nothing.
  public func invalidateConfigurationRecommendations() {}

  /// Inert: there are no installed widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {}

  /// Inert: there are no installed widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// An installed widget.
public struct WidgetInfo: Identifiable, Sendable {
  /// The kind of the widget.
  public let kind: String
  /// The family of the widget.
  public let family: WidgetFamily

  /// The stable identity.
  public var id: String { kind + family.description }
}
