import FrameworkPlaces
import SwiftUI

/// Which of an activity's forms a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// The one on the lock screen.
  case content
  /// One around the camera.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// Which form around the camera a preview shows.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact, expanded, minimal
}

extension ActivityAttributes {
  /// A place: nothing says which views are those of the activity.
  @MainActor public func previewContext(
    _ state: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View { FrameworkPlace("\(Self.self)", of: "ActivityKit") }
}
