/// The property that `@Entry` stands at, read as text (V4.4).
struct EntryDeclaration {
  private let name: String
  private let initialValue: String

  /// Reads a declaration.
  init(_ source: String) throws(MacroProblem) {
    var scanner = DeclarationScanner(source)
    guard scanner.skip(past: "var"), let name = scanner.name() else {
      throw MacroProblem("'@Entry' needs a property with one name")
    }
    self.name = name
    let type = scanner.take(":") ? scanner.text(until: "=") : nil
    let value = scanner.take("=") ? scanner.rest : nil
    switch (type, value) {
    case (let type?, let value?) where !type.hasSuffix("!"):
      // With its type, or a closure would not be isolated as the property says.
      initialValue = "(\(value)\n) as \(type)"
    case (_, let value?): initialValue = value + "\n"
    case (let type?, nil)
    where type.hasSuffix("?") || type.hasSuffix("!")
      || type.hasPrefix("Optional<"):
      initialValue = "nil"
    default: throw MacroProblem("'@Entry' needs a default value for '\(name)'")
    }
  }

  private var tag: String { "__Key_" + name }

  /// The declaration of the key.
  var tagDeclaration: String { "private enum \(tag) {}" }

  /// The accessors that read and write the value.
  var accessors: String {
    """
    {
      get { self.entry(\(tag).self) { \(initialValue) } }
      set { self.setEntry(\(tag).self, to: newValue) }
    }
    """
  }
}
