/// What a modifier that draws was given: a name and a value, for exports.
package struct DrawingArgument: Sendable, Hashable {
  /// A value that exports know how to write.
  package enum Value: Sendable, Hashable {
    case number(Double)
    case flag(Bool)
    case word(String)
    case color(ColorValue)
    case style(StyleValue)
    /// What was taken back.
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

  /// The style that a modifier is about, of which exports have a member of its own.
  package static func style(_ style: StyleValue?) -> DrawingArgument {
    DrawingArgument(DrawingArgument.styleName, style.map { .style($0) } ?? .null)
  }

  /// The name of ``style(_:)``.
  package static let styleName = "style"
}
