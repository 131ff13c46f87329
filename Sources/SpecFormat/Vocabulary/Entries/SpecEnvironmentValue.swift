internal import LayoutCore

/// An environment value of specs: its name, what it may be, and how that is read.
struct SpecEnvironmentValue: Sendable {
  typealias Change = @Sendable (inout EnvironmentValues) -> Void
  typealias Path<Value> = any WritableKeyPath<EnvironmentValues, Value> & Sendable

  let field: SpecField
  /// The change that sets the value; nil if it cannot be read.
  let read: @Sendable (SpecReader, _ name: String, JSONNode) -> Change?
  /// Whether it can be stated for a view; otherwise it holds for a whole screen.
  var isModifier = true
  /// What it says of the looks of the controls within.
  var look: SpecModifier.Look?

  init<Value: Sendable>(
    _ name: String,
    _ path: Path<Value>,
    _ value: SpecValue,
    read: @escaping @Sendable (SpecReader, _ name: String, JSONNode) -> Value?
  ) {
    field = SpecField(name, value)
    self.read = { reader, name, node in
      guard let value = read(reader, name, node) else { return nil }
      return { $0[keyPath: path] = value }
    }
  }

  /// A value that is one of the cases of a type.
  init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ path: Path<Value>
  ) {
    self.init(name, path, .oneOf(Value.allCases.map(\.rawValue))) {
      $0.choice(Value.self, $2, $1.quoted)
    }
  }

  /// A value that the layout's environment knows nothing of.
  init(
    note name: String,
    _ value: SpecValue,
    isModifier: Bool = true,
    look: SpecModifier.Look? = nil,
    read: @escaping @Sendable (SpecReader, _ name: String, JSONNode) -> Void
  ) {
    field = SpecField(name, value)
    self.isModifier = isModifier
    self.look = look
    self.read = { reader, name, node in
      read(reader, name, node)
      return { _ in }
    }
  }
}
