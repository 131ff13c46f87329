/// An argument of a modifier that draws: a name and a value, for exports.
package struct DrawingArgument: Sendable, Hashable {
  /// A value that exports know how to write.
  package enum Value: Sendable, Hashable {
    case number(Double)
    case flag(Bool)
    case word(String)
    case color(ColorValue)
    case style(StyleValue)
    /// A value that was reset to its default.
    case null
  }

  /// The name, that of SwiftUI's parameter where it has one.
  package var name: String
  /// The value.
  package var value: Value

  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  package init(_ name: String, _ number: Double) { self.init(name, .number(number)) }

  /// The only argument of a modifier that has one, which has no name in SwiftUI.
  package init(_ value: Value) { self.init("value", value) }

  /// The modifier's main style, which exports write as a separate member.
  package static func style(_ style: StyleValue?) -> DrawingArgument {
    DrawingArgument(DrawingArgument.styleName, style.map { .style($0) } ?? .null)
  }

  /// The name of ``style(_:)``.
  package static let styleName = "style"
}
