internal import LayoutCore

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot

      var engine: TextLineStyle.Pattern {
        switch self {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
      }
    }

    var pattern: Pattern
    var color: Color?

    /// Creates a line style; the default colour is the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()

    var engine: TextLineStyle {
      TextLineStyle(pattern: pattern.engine, color: color?.engine)
    }

    /// Returns the line of a modifier; nil for none.
    static func engine(_ isActive: Bool, _ pattern: Pattern, _ color: Color?) -> TextLineStyle? {
      isActive ? LineStyle(pattern: pattern, color: color).engine : nil
    }
  }
}
