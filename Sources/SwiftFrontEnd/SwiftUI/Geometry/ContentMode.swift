internal import LayoutCore

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
