internal import LayoutCore

/// The alignment of a multiline text's lines with each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  var engine: LayoutCore.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
