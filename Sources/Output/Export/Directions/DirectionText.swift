internal import LayoutCore

/// A text as one direction of a screen shows it.
struct DirectionText: Sendable, Hashable {
  /// The direction of its first paragraph: that of its first letter, or of the layout (L18.19).
  var direction: LayoutDirection
  /// The edge that its lines are aligned at: leading, center or trailing.
  var alignment: String
  /// The number of its lines.
  var lines: Int
  /// Whether characters are missing.
  var isTruncated: Bool

  /// Creates the facts of a text; nil for other views, and for texts measured elsewhere.
  init?(_ view: PlacedView) {
    guard view.shownString?.isEmpty == false, let text = view.text, let first = text.lines.first
    else { return nil }
    direction = first.direction
    alignment =
      switch view.environment.multilineTextAlignment {
      case .leading: "leading"
      case .center: "center"
      case .trailing: "trailing"
      }
    lines = text.lines.count
    isTruncated = view.isTextTruncated
  }

  /// Describes a text in both directions; values that are the same are given once.
  static func words(_ left: DirectionText, _ right: DirectionText) -> String {
    func both(_ words: (DirectionText) -> String) -> String {
      let (one, other) = (words(left), words(right))
      return one == other ? one : "\(one) | \(other)"
    }
    return [
      both { $0.direction == .leftToRight ? "ltr" : "rtl" },
      both(\.alignment),
      both { $0.lines == 1 ? "1 line" : "\($0.lines) lines" },
      both { $0.isTruncated ? "truncated" : "whole" },
    ].joined(separator: ", ")
  }
}

extension JSONWriter {
  /// Writes the facts of a text.
  mutating func member(_ key: StaticString, _ text: DirectionText) {
    self.key(key)
    beginObject()
    member("direction", text.direction.name)
    member("alignment", text.alignment)
    self.key("lines")
    integer(text.lines)
    self.key("truncated")
    bool(text.isTruncated)
    endObject()
  }
}
