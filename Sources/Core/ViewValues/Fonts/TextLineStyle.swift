/// A line under or through text, SwiftUI's `Text.LineStyle` (D6.5).
public struct TextLineStyle: Sendable, Hashable {
  /// What a line is made of.
  public enum Pattern: String, Sendable, Hashable, CaseIterable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot
  }

  /// What it is made of.
  public var pattern: Pattern
  /// Its colour; nil for the text's own.
  public var color: ColorValue?

  /// Creates a line.
  public init(pattern: Pattern = .solid, color: ColorValue? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension TextLineStyle {
  /// What the line was given, defaults left out.
  package var arguments: [DrawingArgument] {
    var arguments = [DrawingArgument("pattern", .word(pattern.rawValue))]
    if let color { arguments.append(DrawingArgument("color", .color(color))) }
    return arguments
  }
}
