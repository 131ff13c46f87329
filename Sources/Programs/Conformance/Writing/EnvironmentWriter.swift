internal import LayoutCore
internal import SpecFormat

/// A value of the environment that spec files have a word for.
struct EnvironmentWriter: Sendable {
  /// Its name in spec files.
  let name: String
  /// Whether two environments have the same value.
  let areEqual: @Sendable (EnvironmentValues, EnvironmentValues) -> Bool
  /// Copies the value from an environment into another.
  let copy: @Sendable (EnvironmentValues, inout EnvironmentValues) -> Void
  private let write: @Sendable (EnvironmentValues) -> Result<CanonicalValue, Unwritable>

  private init<Value: Equatable>(
    _ name: String,
    _ path: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ write: @escaping @Sendable (Value, EnvironmentValues) throws(Unwritable) -> CanonicalValue
  ) {
    self.name = name
    areEqual = { $0[keyPath: path] == $1[keyPath: path] }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
    self.write = { values in
      Result { () throws(Unwritable) in try write(values[keyPath: path], values) }
    }
  }

  /// Writes the value.
  func value(_ values: EnvironmentValues) throws(Unwritable) -> CanonicalValue {
    try write(values).get()
  }

  private static func word<Value: RawRepresentable<String> & Equatable>(
    _ name: String,
    _ path: any WritableKeyPath<EnvironmentValues, Value> & Sendable
  ) -> EnvironmentWriter {
    EnvironmentWriter(name, path) { value, _ in .string(value.rawValue) }
  }

  private static func word<Value: RawRepresentable<String> & Equatable>(
    optional name: String,
    _ path: any WritableKeyPath<EnvironmentValues, Value?> & Sendable
  ) -> EnvironmentWriter {
    EnvironmentWriter(name, path) { value, _ in value.map { .string($0.rawValue) } ?? .null }
  }

  private static func number(
    _ name: String,
    _ path: any WritableKeyPath<EnvironmentValues, Double> & Sendable
  ) -> EnvironmentWriter {
    EnvironmentWriter(name, path) { value, _ in .number(value) }
  }

  private static func flag(
    _ name: String,
    _ path: any WritableKeyPath<EnvironmentValues, Bool> & Sendable
  ) -> EnvironmentWriter {
    EnvironmentWriter(name, path) { value, _ in .boolean(value) }
  }

  /// A style or color that may be absent, of which only a present one has a word here.
  private static func style(
    _ name: String,
    _ path: any WritableKeyPath<EnvironmentValues, StyleValue?> & Sendable
  ) -> EnvironmentWriter {
    EnvironmentWriter(name, path) { value, _ throws(Unwritable) in
      guard let value else { throw Unwritable("'\(name)' that is taken back") }
      return try CanonicalValue(value)
    }
  }

  private static func line(
    _ name: String,
    _ path: any WritableKeyPath<EnvironmentValues, TextLineStyle?> & Sendable
  ) -> EnvironmentWriter {
    EnvironmentWriter(name, path) { value, _ throws(Unwritable) in
      guard let value else { return .boolean(false) }
      return try CanonicalValue(value.arguments)
    }
  }

  /// All values, those first by which the value itself is set.
  static let all: [EnvironmentWriter] = [
    EnvironmentWriter("layoutDirection", \.layoutDirection) { value, _ in .string(value.name) },
    word("dynamicTypeSize", \.dynamicTypeSize),
    number("displayScale", \.displayScale),
    EnvironmentWriter("locale", \.locale) { value, _ in .string(value) },
    word("userInterfaceIdiom", \.userInterfaceIdiom),
    word("horizontalSizeClass", \.horizontalSizeClass),
    word("verticalSizeClass", \.verticalSizeClass),
    word("platform", \.platform),
    number("defaultPadding", \.defaultPadding),
    EnvironmentWriter("font", \.font) { value, values throws(Unwritable) in
      try font(value, in: values)
    },
    EnvironmentWriter("bold", \.fontWeight) { value, _ throws(Unwritable) in
      // Other weights are written as `fontWeight` below.
      guard value == nil || value == .bold else { throw Unwritable("a weight") }
      return .boolean(value == .bold)
    },
    EnvironmentWriter("fontWeight", \.fontWeight) { value, _ throws(Unwritable) in
      guard let value else { throw Unwritable("'fontWeight' that is taken back") }
      return .string(value.rawValue)
    },
    flag("italic", \.italic),
    EnvironmentWriter("lineLimit", \.lineLimit) { value, _ in
      if value == .none { return .null }
      var members: [CanonicalValue.Member] = []
      if value.minimum != 0 { members.add("min", number: Double(value.minimum)) }
      members.add("max", number: value.maximum.map { Double($0) })
      return members.count == 1 && value.minimum == 0 ? members[0].value : .object(members)
    },
    word("truncationMode", \.truncationMode),
    word("multilineTextAlignment", \.multilineTextAlignment),
    number("tracking", \.tracking),
    number("kerning", \.kerning),
    number("lineSpacing", \.lineSpacing),
    number("minimumScaleFactor", \.minimumScaleFactor),
    flag("allowsTightening", \.allowsTightening),
    style("foregroundStyle", \.drawing.foregroundStyle),
    style("backgroundStyle", \.drawing.backgroundStyle),
    style("tint", \.drawing.tint),
    EnvironmentWriter("accentColor", \.drawing.accentColor) { value, _ throws(Unwritable) in
      guard let value else { return .null }
      return try CanonicalValue(value)
    },
    word("colorScheme", \.drawing.colorScheme),
    word("colorSchemeContrast", \.drawing.colorSchemeContrast),
    flag("accessibilityReduceTransparency", \.drawing.reducesTransparency),
    word("imageScale", \.imageScale),
    word(optional: "symbolRenderingMode", \.drawing.symbolRenderingMode),
    EnvironmentWriter("symbolVariant", \.drawing.symbolVariants) { value, _ in
      .string(value.name)
    },
    line("underline", \.drawing.underline),
    line("strikethrough", \.drawing.strikethrough),
    word(optional: "textCase", \.textCase),
    number("baselineOffset", \.baselineOffset),
    flag("monospacedDigit", \.monospacedDigit),
    flag("monospaced", \.monospaced),
    word(optional: "fontDesign", \.fontDesign),
    EnvironmentWriter("fontWidth", \.fontWidth) { value, _ in
      value.map { .number($0.value) } ?? .null
    },
  ]

  /// Writes a font; one that grows with the text has the size that it has here.
  private static func font(
    _ font: TextFont,
    in values: EnvironmentValues
  ) throws(Unwritable) -> CanonicalValue {
    var members: [CanonicalValue.Member] = []
    let points = font.pointSize(in: values)
    if let family = font.family {
      guard font.design == .default, font.leading == .standard else {
        throw Unwritable("a font of the family '\(family)' with a design or leading")
      }
      members = [.init("name", .string(family)), .init("size", .number(points))]
      members.add("weight", text: font.weight?.rawValue)
      return .object([.init("custom", .object(members))])
    }
    switch font.size {
    case .style(let style):
      if font == TextFont(size: .style(style)) { return .string(style.rawValue) }
      members.add("style", text: style.rawValue)
      if font.leading != .standard { members.add("leading", text: font.leading.rawValue) }
    case .points, .scaledPoints: members.add("size", number: points)
    }
    members.add("weight", text: font.weight?.rawValue)
    if font.design != .default { members.add("design", text: font.design.rawValue) }
    return .object([.init("system", .object(members))])
  }
}
