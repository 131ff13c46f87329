/// Whether an image keeps its colours, SwiftUI's `Image.TemplateRenderingMode` (D7.3).
public enum ImageRenderingMode: String, Sendable, Hashable, CaseIterable {
  /// The image is a mask for the foreground style.
  case template
  /// The image has its own colours.
  case original
}
