import Foundation
import SwiftUI

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// From when on.
  var date: Date { get }
  /// How much it matters.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// As much as any other.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much something matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much, against others.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Creates a value.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget is asked for more.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let name: String

  /// After the last entry.
  public static let atEnd = Self(name: "atEnd")
  /// Never.
  public static let never = Self(name: "never")

  /// After a time.
  public static func after(_ date: Date) -> Self { Self(name: "after \(date)") }
}

/// What a widget shows, one thing after another.
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown.
  public let entries: [EntryType]
  /// When more is asked for.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// Where entries are for.
public struct TimelineProviderContext: Sendable {
  /// The kind of place.
  public let family: WidgetFamily
  /// Whether it is for a preview: always.
  public let isPreview: Bool
  /// How large the place is.
  public let displaySize: CGSize
}

/// What has the entries of a widget.
public protocol TimelineProvider {
  /// What it has.
  associatedtype Entry: TimelineEntry
  /// Where entries are for.
  typealias Context = TimelineProviderContext

  /// What is shown before there is anything.
  func placeholder(in context: Context) -> Entry

  /// What is shown in galleries.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// What is shown.
  @preconcurrency
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  )
}

/// What has the entries of a widget that people configure by an intent of the old kind.
public protocol IntentTimelineProvider {
  /// What it has.
  associatedtype Entry: TimelineEntry
  /// What people configure.
  associatedtype Intent
  /// Where entries are for.
  typealias Context = TimelineProviderContext

  /// What is shown before there is anything.
  func placeholder(in context: Context) -> Entry

  /// What is shown in galleries.
  func getSnapshot(
    for configuration: Intent,
    in context: Context,
    completion: @escaping (Entry) -> Void
  )

  /// What is shown.
  func getTimeline(
    for configuration: Intent,
    in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void
  )
}

/// Inert: no widgets are anywhere.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  /// Inert: does nothing.
  public func reloadAllTimelines() {}

  /// Inert: does nothing.
  public func reloadTimelines(ofKind kind: String) {}

  /// Inert: does nothing.
  public func invalidateConfigurationRecommendations() {}

  /// Inert: nobody has widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {}

  /// Inert: nobody has widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that somebody has.
public struct WidgetInfo: Identifiable, Sendable {
  /// Its kind.
  public let kind: String
  /// Its place.
  public let family: WidgetFamily

  /// The stable identity.
  public var id: String { kind + family.description }
}
