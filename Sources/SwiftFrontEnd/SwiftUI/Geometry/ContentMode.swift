internal import LayoutCore

/// How content with a shape of its own meets the room that it has.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is inside.
  case fit
  /// It covers the room.
  case fill

  var engine: LayoutCore.ContentMode {
    switch self {
    case .fit: .fit
    case .fill: .fill
    }
  }
}
