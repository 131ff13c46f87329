internal import AccessibilityCore
internal import LayoutCore

/// A modifier of specs: its name, its argument, and the function that reads it.
///
/// The vocabulary is a list of these, so no modifier can be known to the schema alone or to the
/// reader alone.
struct SpecModifier: Sendable {
  typealias Read = @Sendable (SpecReader, _ name: String, JSONNode) -> ReadModifier?
  typealias Look = @Sendable (SpecReader, JSONNode, inout ControlScope) -> Void

  let field: SpecField
  let read: Read
  /// The change to the appearance of the controls within, which are made of views while they are
  /// read; mistakes are noted by ``read``.
  var look: Look?

  /// A modifier that may bring views along, or depend on a geometry reader.
  init(_ name: String, _ value: SpecValue, read: @escaping Read) {
    field = SpecField(name, value)
    self.read = read
  }

  /// A modifier of its value alone.
  init(
    plain name: String,
    _ value: SpecValue,
    read: @escaping @Sendable (SpecReader, _ name: String, JSONNode) -> ModifierContent?
  ) {
    self.init(name, value) { ReadModifier(read($0, $1, $2)) }
  }

  /// A modifier without arguments.
  init(_ name: String, _ content: ModifierContent) {
    self.init(plain: name, .yes) { $0.yes($2, $1) ? content : nil }
  }

  /// A modifier that says something to assistive technology.
  init(
    annotation name: String,
    _ value: SpecValue,
    read: @escaping @Sendable (SpecReader, _ name: String, JSONNode) -> AccessibilityModifier?
  ) {
    self.init(plain: name, value) { reader, name, node in
      read(reader, name, node).map { .annotation($0, bringsViews: false) }
    }
  }

  /// A modifier that states properties of an element.
  init(
    property name: String,
    _ value: SpecValue,
    read:
      @escaping @Sendable (
        SpecReader, _ name: String, JSONNode, inout AccessibilityProperties
      ) -> Void
  ) {
    self.init(annotation: name, value) { reader, name, node in
      var properties = AccessibilityProperties()
      read(reader, name, node, &properties)
      return properties.isEmpty ? nil : .properties(name: name, properties)
    }
  }

  /// A modifier that says something to the navigation container or presentation around its view.
  init(
    preference name: String,
    _ value: SpecValue,
    read: @escaping @Sendable (SpecReader, _ name: String, JSONNode) -> ContentPreference?
  ) {
    self.init(name, value) { reader, name, node in
      ReadModifier(preferring: read(reader, name, node).map { [$0] } ?? [], name: name)
    }
  }

  /// A modifier that layout and accessibility pass through.
  init(
    passing name: String,
    _ value: SpecValue,
    check: @escaping @Sendable (SpecReader, _ name: String, JSONNode) -> Bool
  ) {
    self.init(plain: name, value) { reader, name, node in
      check(reader, name, node) ? .environment(EnvironmentChange(name: name) { _ in }) : nil
    }
  }

  /// A modifier that chooses how controls look; the layout's environment knows nothing of it.
  init(
    look name: String,
    _ value: SpecValue,
    check: @escaping @Sendable (SpecReader, _ name: String, JSONNode) -> Bool,
    apply: @escaping @Sendable (inout ControlScope, JSONValue) -> Void
  ) {
    self.init(passing: name, value, check: check)
    look = { _, node, look in apply(&look, node.value) }
  }

  /// A modifier that chooses one of the styles of a control.
  init<Style: RawRepresentable<String> & CaseIterable & Sendable>(
    style name: String,
    _ path: any WritableKeyPath<ControlScope, Style> & Sendable
  ) {
    self.init(look: name, .oneOf(Style.allCases.map(\.rawValue))) { reader, name, node in
      reader.choice(Style.self, node, name.quoted) != nil
    } apply: { look, value in
      if let style = value.string.flatMap({ Style(rawValue: $0) }) { look[keyPath: path] = style }
    }
  }

  /// The modifier that sets several environment values.
  init(environment name: String) {
    self.init(plain: name, .defined("environment")) { reader, _, node in
      reader.environmentChange(node).map { .environment($0) }
    }
    look = { reader, node, look in reader.applyEnvironment(node, to: &look) }
  }

  /// An environment value as a modifier.
  init(_ value: SpecEnvironmentValue) {
    self.init(plain: value.field.name, value.field.value) { reader, name, node in
      switch value.read(reader, name, node) {
      case .change(let change): .environment(EnvironmentChange(name: name, change))
      case .setting(let setting): .environment(EnvironmentChange(setting))
      case nil: nil
      }
    }
    look = value.look
  }
}
