internal import LayoutCore

/// An environment value of specs: its name, the allowed values, and the function that reads them.
struct SpecEnvironmentValue: Sendable {
  typealias Change = @Sendable (inout EnvironmentValues) -> Void
  typealias Path<Value> = any WritableKeyPath<EnvironmentValues, Value> & Sendable

  /// The effect of a stated value.
  enum Reading: Sendable {
    case change(Change)
    /// Exports tell it.
    case setting(EnvironmentSetting)
  }

  let field: SpecField
  /// Reads the value's effect; nil if it cannot be read.
  let read: @Sendable (SpecReader, _ name: String, JSONNode) -> Reading?
  /// Whether it can be stated for a view; otherwise it holds for a whole screen.
  var isModifier = true
  /// The change to the appearance of the controls within.
  var look: SpecModifier.Look?

  init<Value: Sendable>(
    _ name: String,
    _ path: Path<Value>,
    _ value: SpecValue,
    isModifier: Bool = true,
    read: @escaping @Sendable (SpecReader, _ name: String, JSONNode) -> Value?
  ) {
    field = SpecField(name, value)
    self.isModifier = isModifier
    self.read = { reader, name, node in
      guard let value = read(reader, name, node) else { return nil }
      return .change { $0[keyPath: path] = value }
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

  /// A value that is one of the cases of a type, and on which the views of controls depend.
  init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ path: Path<Value>,
    forControls controls: any WritableKeyPath<ControlEnvironment, Value> & Sendable
  ) {
    self.init(name, path)
    look = { _, node, look in
      guard let value = node.value.string.flatMap({ Value(rawValue: $0) }) else { return }
      look.environment[keyPath: controls] = value
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
      return .change { _ in }
    }
  }

  /// A value that exports tell.
  init(
    setting name: String,
    _ value: SpecValue,
    read: @escaping @Sendable (SpecReader, _ name: String, JSONNode) -> EnvironmentSetting?
  ) {
    field = SpecField(name, value)
    self.read = { read($0, $1, $2).map { .setting($0) } }
  }
}

extension EnvironmentChange {
  /// Combines several environment values.
  init(name: String, _ values: [SpecEnvironmentValue.Reading]) {
    var changes: [SpecEnvironmentValue.Change] = []
    var settings: [EnvironmentSetting] = []
    for value in values {
      switch value {
      case .change(let change): changes.append(change)
      case .setting(let setting): settings.append(setting)
      }
    }
    self.init(name: name, settings: settings) { [changes] environment in
      for change in changes { change(&environment) }
    }
  }
}
