internal import LayoutCore

extension View {
  /// Constrains the view to an aspect ratio; nil for that of its ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    engineModifier(.aspectRatio(aspectRatio.map { Double($0) }, contentMode.engine))
  }

  /// Constrains the view to the aspect ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the view into the proposed space, in its own aspect ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the proposed space in the view's own aspect ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// The scaling of content with an aspect ratio to the space that it is proposed.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Fits inside the space.
  case fit
  /// Fills the space.
  case fill

  var engine: LayoutCore.ContentMode {
    switch self {
    case .fit: .fit
    case .fill: .fill
    }
  }
}
