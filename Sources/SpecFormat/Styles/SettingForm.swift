internal import LayoutCore

/// An environment value that exports tell, as a spec has it: its line of the vocabulary and how it
/// is read.
struct SettingForm: Sendable {
  /// The name and what stands behind it.
  let field: SpecField
  /// Reads the value; nil if it cannot be read, which has been reported then.
  let read: @Sendable (SpecReader, JSONNode, String) -> EnvironmentSetting?

  init(
    _ name: String,
    _ value: SpecValue,
    _ read: @escaping @Sendable (SpecReader, JSONNode, String) -> EnvironmentSetting?
  ) {
    field = SpecField(name, value)
    self.read = read
  }

  /// One of some names.
  static func word<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String,
    _ make: @escaping @Sendable (Choice) -> EnvironmentSetting
  ) -> SettingForm where Choice.RawValue == String {
    SettingForm(name, .oneOf(Choice.allCases.map(\.rawValue))) { reader, node, name in
      reader.choice(Choice.self, node, name.quoted).map(make)
    }
  }

  /// One of some names, or null.
  static func word<Choice: RawRepresentable & CaseIterable & Sendable>(
    optional name: String,
    _ make: @escaping @Sendable (Choice?) -> EnvironmentSetting
  ) -> SettingForm where Choice.RawValue == String {
    SettingForm(name, .either([.oneOf(Choice.allCases.map(\.rawValue)), .null])) {
      reader,
      node,
      name in
      reader.optional(node) { reader.choice(Choice.self, $0, name.quoted) }.map(make)
    }
  }

  /// `true` or `false`.
  static func flag(
    _ name: String,
    _ make: @escaping @Sendable (Bool) -> EnvironmentSetting
  ) -> SettingForm {
    SettingForm(name, .boolean) { reader, node, name in
      reader.boolean(node, name.quoted).map(make)
    }
  }

  /// A colour, or null.
  static func color(
    _ name: String,
    _ make: @escaping @Sendable (ColorValue?) -> EnvironmentSetting
  ) -> SettingForm {
    SettingForm(name, .either([.defined("color"), .null])) { reader, node, name in
      reader.optional(node) { reader.color($0, name.quoted) }.map(make)
    }
  }

  /// A line under or through text.
  static func textLine(
    _ name: String,
    _ make: @escaping @Sendable (TextLineStyle?) -> EnvironmentSetting
  ) -> SettingForm {
    SettingForm(name, .either([.boolean, .object(SpecReader.textLine)])) {
      $0.textLine($1, $2).map(make)
    }
  }
}
