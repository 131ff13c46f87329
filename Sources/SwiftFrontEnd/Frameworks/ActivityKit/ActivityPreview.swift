import FrameworkPlaces
import SwiftUI

/// The view of an activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// The one on the lock screen.
  case content
  /// A presentation around the camera.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// The presentation in the Dynamic Island that a preview shows.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact, expanded, minimal
}

extension ActivityAttributes {
  /// Shows a placeholder: the activity's views are not known.
  @MainActor public func previewContext(
    _ state: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View { FrameworkPlace("\(Self.self)", of: "ActivityKit") }
}
