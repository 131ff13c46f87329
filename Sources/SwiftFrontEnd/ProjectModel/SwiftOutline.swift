/// The imports and previews of a Swift source, from its tokens: nothing is compiled.
package struct SwiftOutline: Equatable, Sendable {
  package struct Preview: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case macro
      case provider
    }

    /// The name of the macro's preview, or of the provider type; nil without one.
    package var name: String?
    package var line: Int
    package var kind: Kind
    /// Whether code says at run time what it is called.
    package var isNamedByCode = false
  }

  /// A type of views.
  package struct View: Equatable, Sendable {
    package var name: String
    package var line: Int
    /// `true` if it can be created without arguments.
    package var isShowable: Bool
  }

  /// The modules that it imports for a phone without `canImport`, each once.
  package private(set) var imports: [String] = []
  package private(set) var previews: [Preview] = []
  package private(set) var views: [View] = []

  /// Returns whether bytes may have previews: a quick check.
  package static func mayShow(_ source: [UInt8]) -> Bool {
    contains(source, "#Preview") || contains(source, "PreviewProvider")
  }

  private static func contains(_ source: [UInt8], _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      source.withUnsafeBufferPointer { source in
        guard let first = word.first, source.count >= word.count else { return false }
        for start in 0...(source.count - word.count) where source[start] == first {
          if (1..<word.count).allSatisfy({ source[start + $0] == word[$0] }) { return true }
        }
        return false
      }
    }
  }

  /// Reads a source as one for a phone.
  package init(_ source: [UInt8]) { self.init(source, .phone) }

  /// Returns the modules that a source imports on this system without `canImport`.
  package static func importsHere(_ source: [UInt8]) -> [String] {
    SwiftOutline(source, .here).imports
  }

  private init(_ source: [UInt8], _ system: PlatformConditions.System) {
    let words = SwiftTokens(source)
    let (tokens, lines) = (words.tokens, words.lines)
    var conditions = PlatformConditions(system, hasOthers: true)
    var importing = PlatformConditions(system, hasOthers: false)
    var position = 0
    while position < tokens.count {
      defer { position += 1 }
      switch tokens[position] {
      case .mark("#"):
        guard position + 1 < tokens.count, case .word(let word) = tokens[position + 1] else {
          continue
        }
        if word == "Preview", conditions.hold {
          notePreview(at: position, tokens, lines)
        } else {
          let line = lines[position]
          let end = lines[position...].firstIndex { $0 != line } ?? tokens.count
          let condition = tokens[(position + 2)..<max(position + 2, end)]
          conditions.take(word, condition)
          importing.take(word, condition)
        }
      case .word("import"):
        if importing.hold { noteImport(at: position, tokens, lines) }
      case .word("struct"), .word("enum"), .word("class"), .word("extension"):
        if conditions.hold { noteType(at: position, tokens, lines) }
      case .word, .text, .mark: continue
      }
    }
  }

  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private mutating func noteImport(at position: Int, _ tokens: [SwiftToken], _ lines: [Int]) {
    var next = position + 1
    if next < tokens.count, case .word(let kind) = tokens[next], SwiftOutline.kinds.contains(kind) {
      next += 1
    }
    guard next < tokens.count, lines[next] == lines[position], case .word(let name) = tokens[next],
      !imports.contains(name)
    else { return }
    // A member of that name follows a dot.
    if position > 0, tokens[position - 1] == .mark(".") { return }
    imports.append(name)
  }

  private mutating func notePreview(at position: Int, _ tokens: [SwiftToken], _ lines: [Int]) {
    var preview = Preview(name: nil, line: lines[position], kind: .macro)
    if position + 4 < tokens.count, tokens[position + 2] == .mark("(") {
      if case .text(let text) = tokens[position + 3] {
        preview.name = text
      } else {
        // A label is no name.
        preview.isNamedByCode = tokens[position + 4] != .mark(":")
      }
    }
    previews.append(preview)
  }

  private mutating func noteType(at position: Int, _ tokens: [SwiftToken], _ lines: [Int]) {
    guard position + 2 < tokens.count, case .word(let name) = tokens[position + 1] else { return }
    let rest = tokens[(position + 2)...]
    guard let opening = rest.prefix(200).firstIndex(of: .mark("{")),
      rest.first == .mark(":") || rest.first == .mark("<")
    else { return }
    let header = tokens[(position + 2)..<opening]
    if header.contains(.word("PreviewProvider")) {
      previews.append(
        Preview(
          name: name,
          line: lines[position],
          kind: .provider,
          isNamedByCode: tokens.contains(.word("previewDisplayName"))
        )
      )
    } else if tokens[position] == .word("struct"), SwiftOutline.conforms(header) {
      let isHidden =
        position > 0
        && (tokens[position - 1] == .word("private")
          || tokens[position - 1] == .word("fileprivate"))
      let isGeneric = rest.first == .mark("<")
      let view = StoredProperties(after: opening, tokens, lines)
      views.append(
        View(
          name: name,
          line: lines[position],
          isShowable: !isHidden && !isGeneric && view.needsNothing
        )
      )
    }
  }

  /// Whether a type states that it is a view.
  private static func conforms(_ header: ArraySlice<SwiftToken>) -> Bool {
    guard let colon = header.lastIndex(of: .mark(":")) else { return false }
    let list = header[colon...].prefix { $0 != .word("where") }
    return list.contains(.word("View"))
  }
}
