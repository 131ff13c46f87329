@_exported import ActivityKit
import SwiftUI

/// The views of a live activity; none is started here, so they are not shown.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// The content for previews.
  public let _content: _WidgetContent

  /// Creates the views of a live activity.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) { _content = _WidgetContent() }
}

/// An activity, as its views are given it.
@dynamicMemberLookup
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The fixed attributes.
  public let attributes: Attributes
  /// The current content.
  public let state: Attributes.ContentState
  /// The stable identity.
  public let activityID: String
  /// `true` if the content is stale.
  public let isStale: Bool

  /// Returns a fixed attribute.
  public subscript<T>(dynamicMember keyPath: KeyPath<Attributes, T>) -> T {
    attributes[keyPath: keyPath]
  }
}

/// The views of an activity around the camera, which are not shown.
public struct DynamicIsland {
  /// The presentation that margins apply to.
  public struct MarginsMode: Hashable, Sendable {
    private let name: String
    /// The expanded presentation.
    public static let expanded = MarginsMode(name: "expanded")
    /// The compact presentation before the camera.
    public static let compactLeading = MarginsMode(name: "compactLeading")
    /// The compact presentation behind the camera.
    public static let compactTrailing = MarginsMode(name: "compactTrailing")
    /// The minimal presentation beside another activity.
    public static let minimal = MarginsMode(name: "minimal")
  }

  /// Creates the presentations around the camera.
  public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Expanded,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Inert: it is not tapped.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Inert: it is not drawn.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Inert: it is not drawn.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for mode: MarginsMode
  ) -> DynamicIsland { self }
}

/// A region of the expanded presentation.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a part.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// The region of a view in the expanded presentation.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// Before the camera.
  public static let leading = Self(name: "leading")
  /// Behind the camera.
  public static let trailing = Self(name: "trailing")
  /// Below the camera.
  public static let center = Self(name: "center")
  /// Below all other regions.
  public static let bottom = Self(name: "bottom")
}

/// Builds the expanded presentation from the statements of a closure.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// A region.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedRegion<Content> { region }

  /// Parts.
  public static func buildBlock<each Region>(_ region: repeat each Region) -> (repeat each Region) {
    (repeat each region)
  }

  /// An `if` without `else`.
  public static func buildOptional<Region>(_ region: Region?) -> Region? { region }
  /// A region of one of two branches.
  public static func buildEither<Region>(first region: Region) -> Region? { region }
  /// A region of one of two branches.
  public static func buildEither<Region>(second region: Region) -> Region? { region }
}

/// The size of an activity.
public struct ActivityFamily: Hashable, Sendable {
  private let name: String
  /// On a watch or in a car.
  public static let small = Self(name: "small")
  /// On the lock screen.
  public static let medium = Self(name: "medium")
}

extension WidgetConfiguration {
  /// Inert: activities are not shown.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}

extension View {
  /// Inert: activities are not shown.
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Inert: activities are not shown.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension EnvironmentValues {
  /// On the lock screen.
  public var activityFamily: ActivityFamily { .medium }
  /// `false`: activities are not shown.
  public var isActivityFullscreen: Bool { false }
}
