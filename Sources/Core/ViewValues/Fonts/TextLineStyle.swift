/// A line under or through text, SwiftUI's `Text.LineStyle` (D6.5).
public struct TextLineStyle: Sendable, Hashable {
  /// The dash pattern of a line.
  public enum Pattern: String, Sendable, Hashable, CaseIterable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot
  }

  /// The dash pattern.
  public var pattern: Pattern
  /// Its colour; nil for the text's.
  public var color: ColorValue?

  /// Creates a line.
  public init(pattern: Pattern = .solid, color: ColorValue? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension TextLineStyle {
  /// The arguments of the modifier, defaults left out.
  package var arguments: [DrawingArgument] {
    var arguments = [DrawingArgument("pattern", .word(pattern.rawValue))]
    if let color { arguments.append(DrawingArgument("color", .color(color))) }
    return arguments
  }
}
