internal import LayoutCore

/// A modifier that draws as a spec has it: its line of the vocabulary and how it is read.
struct DrawingForm: Sendable {
  /// The name and what stands behind it.
  let field: SpecField
  /// Reads the value; nil if it cannot be read, which has been reported then.
  let read: @Sendable (SpecReader, JSONNode, String) -> ModifierContent?

  init(
    _ name: String,
    _ value: SpecValue,
    _ read: @escaping @Sendable (SpecReader, JSONNode, String) -> ModifierContent?
  ) {
    field = SpecField(name, value)
    self.read = read
  }

  /// A modifier of one number, which may be computed from a geometry reader.
  static func number(
    _ name: String,
    _ neutral: Double,
    _ make: @escaping @Sendable (Double) -> DrawingEffect
  ) -> DrawingForm {
    DrawingForm(name, .computed) { reader, node, name in
      reader.specNumber(node, name.quoted).map { number in
        reader.proxied { .drawing(make(number.value($0) ?? neutral)) }
      }
    }
  }

  /// A modifier without arguments.
  static func yes(_ name: String, _ effect: DrawingEffect) -> DrawingForm {
    DrawingForm(name, .yes) { reader, node, name in reader.yes(node, name, .drawing(effect)) }
  }
}
