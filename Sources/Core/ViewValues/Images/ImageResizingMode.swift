/// The way an image fills another size: stretched or tiled, SwiftUI's `Image.ResizingMode` (D7.1).
public enum ImageResizingMode: String, Sendable, Hashable, CaseIterable {
  case stretch
  case tile
}
