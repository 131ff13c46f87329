internal import LayoutCore

extension Text {
  /// The case that texts are transformed to.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var engine: TextCase {
      switch self {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      }
    }
  }

  /// The place at which a line that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    var engine: LayoutCore.TruncationMode {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The font's own size.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, for secondary text.
    public static let secondary = Scale(isSecondary: true)
  }
}
