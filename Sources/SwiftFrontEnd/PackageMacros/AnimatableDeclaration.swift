/// The type that `@Animatable` stands at, read as text (V7.12).
struct AnimatableDeclaration {
  private typealias Property = (name: String, type: String)

  private let access: String
  private let properties: [Property]

  /// Reads a declaration.
  init(_ source: String) throws(MacroProblem) {
    var scanner = DeclarationScanner(source)
    var modifiers: [String] = []
    while let word = scanner.next(), word != "{" {
      if let name = scanner.name() {
        if AnimatableDeclaration.types.contains(name) { break }
        modifiers.append(name)
      } else {
        scanner.skip()
      }
    }
    access = modifiers.contains("public") ? "public " : ""
    _ = scanner.text(untilAnyOf: ["{"])
    guard let body = scanner.group() else {
      throw MacroProblem("'@Animatable' stands at a type")
    }
    properties = try AnimatableDeclaration.properties(in: body)
    if properties.isEmpty {
      throw MacroProblem("'@Animatable' needs a stored property that can change")
    }
  }

  /// The declaration of the animated values.
  var member: String {
    guard let last = properties.last else { return "" }
    var (type, value, path) = ("\(last.type).AnimatableData", "\(last.name).animatableData", "")
    for property in properties.dropLast().reversed() {
      type = "SwiftUI.AnimatablePair<\(property.type).AnimatableData, \(type)>"
      value = "SwiftUI.AnimatablePair(\(property.name).animatableData, \(value))"
    }
    var writes: [String] = []
    for (index, property) in properties.enumerated() {
      let isLast = index == properties.count - 1
      let part = properties.count == 1 ? "" : path + (isLast ? "" : ".first")
      writes.append("\(property.name).animatableData = newValue\(part)")
      path += ".second"
    }
    return """
      nonisolated \(access)var animatableData: \(type) {
        get { \(value) }
        set { \(writes.joined(separator: "; ")) }
      }
      """
  }

  private static let types: Set = ["struct", "class", "enum", "actor", "extension"]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "nonisolated", "final",
    "static", "lazy", "weak", "unowned", "override", "set",
  ]

  /// The properties that are animated: those that are stored, can change and are not taken out.
  private static func properties(in body: String) throws(MacroProblem) -> [Property] {
    var scanner = DeclarationScanner(body)
    var properties: [Property] = []
    // The attributes and modifiers before a declaration.
    var words: Set<String> = []
    while let character = scanner.next() {
      if character == "@" {
        scanner.skip()
        _ = scanner.name()
        if scanner.next() == "(" { scanner.skip() }
        words.insert("@")
      } else if let word = scanner.name() {
        if word == "var" {
          let found = try bindings(&scanner)
          if words.isDisjoint(with: ["@", "static", "lazy"]) { properties += found }
        }
        if modifiers.contains(word) { words.insert(word) } else { words = [] }
      } else {
        if character != "(" { words = [] }
        scanner.skip()
      }
    }
    return properties
  }

  /// The stored properties of a declaration, whose `var` has been read.
  private static func bindings(
    _ scanner: inout DeclarationScanner
  ) throws(MacroProblem) -> [Property] {
    var found: [(name: String, type: String?, isStored: Bool)] = []
    repeat {
      guard let name = scanner.name() else { break }
      var type: String?
      if scanner.take(":") { type = scanner.text(untilAnyOf: ["=", "{", ",", ";", "/", "\n"]) }
      if scanner.take("=") {
        // A value that begins with a bracket is read with it, so that it is not taken for
        // accessors.
        if scanner.next() == "{" { scanner.skip() }
        let value = scanner.text(untilAnyOf: ["{", ",", ";", "/", "\n"])
        if Double(value) != nil, value.contains(".") { type = type ?? "Double" }
      }
      var isStored = true
      if scanner.next() == "{", let accessors = scanner.group() {
        var reader = DeclarationScanner(accessors)
        isStored = ["willSet", "didSet"].contains(reader.name() ?? "")
      }
      found.append((name, type, isStored))
    } while scanner.take(",")
    var type: String?
    var properties: [Property] = []
    // In `x, y: Double` the type stands with the last.
    for property in found.reversed() where property.isStored {
      guard let known = property.type ?? type else {
        throw MacroProblem("'@Animatable' needs the type of '\(property.name)'")
      }
      type = known
      properties.append((property.name, known))
    }
    return properties.reversed()
  }
}
