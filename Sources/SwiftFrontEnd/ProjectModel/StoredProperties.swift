/// The stored properties of a view type that its initializer takes, from the tokens of its source.
struct StoredProperties {
  /// `true` if the type can be created without arguments.
  private(set) var needsNothing: Bool

  /// Property wrappers that supply their values.
  private static let suppliedWrappers: Set<String> = [
    "AccessibilityFocusState", "Environment", "EnvironmentObject", "FetchRequest", "FocusState",
    "FocusedBinding", "FocusedValue", "GestureState", "Namespace", "Query", "SectionedFetchRequest",
  ]

  /// - Parameter opening: The index of the type's opening brace.
  init(after opening: Int, _ tokens: [SwiftToken], _ lines: [Int]) {
    var reader = Reader(tokens: tokens, lines: lines, position: opening + 1)
    reader.read()
    needsNothing = reader.hasInitializer ? reader.hasPlainInitializer : !reader.needsValues
  }

  private struct Reader {
    let tokens: [SwiftToken]
    let lines: [Int]
    var position: Int
    private(set) var needsValues = false
    private(set) var hasInitializer = false
    private(set) var hasPlainInitializer = false

    init(tokens: [SwiftToken], lines: [Int], position: Int) {
      (self.tokens, self.lines, self.position) = (tokens, lines, position)
    }

    /// Reads the members up to the brace that closes the type.
    mutating func read() {
      var before: Set<String> = []
      while position < tokens.count, tokens[position] != .mark("}") {
        let token = tokens[position]
        position += 1
        switch token {
        case .word("let"), .word("var"):
          property(isConstant: token == .word("let"), after: before)
          before = []
        case .word("init"):
          initializer()
          before = []
        case .word("func"), .word("struct"), .word("enum"), .word("class"), .word("subscript"),
          .word("actor"), .word("extension"):
          skipDeclaration()
          before = []
        case .word(let word): before.insert(word)
        case .mark("("), .mark("["), .mark("{"):
          position -= 1
          skipGroup()
        case .mark, .text: continue
        }
      }
    }

    /// Skips to behind the bracket that closes the current one.
    private mutating func skipGroup() {
      var depth = 0
      while position < tokens.count {
        switch tokens[position] {
        case .mark("("), .mark("["), .mark("{"): depth += 1
        case .mark(")"), .mark("]"), .mark("}"): depth -= 1
        default: break
        }
        position += 1
        if depth <= 0 { return }
      }
    }

    /// Skips the body of a declaration; one without a body ends with its line.
    private mutating func skipDeclaration() {
      let line = position > 0 ? lines[position - 1] : 0
      while position < tokens.count, tokens[position] != .mark("}") {
        if tokens[position] == .mark("{") { return skipGroup() }
        if tokens[position] == .mark("(") || tokens[position] == .mark("[") {
          skipGroup()
        } else {
          // The result type may be on a later line, and a keyword begins the next member.
          if lines[position] > line, case .word(let word) = tokens[position],
            ["let", "var", "func", "init", "struct"].contains(word)
          {
            return
          }
          position += 1
        }
      }
    }

    private mutating func property(isConstant: Bool, after before: Set<String>) {
      var (hasValue, isComputed, last, line) = (false, false, SwiftToken.mark(" "), 0)
      reading: while position < tokens.count {
        let token = tokens[position]
        switch token {
        case .mark("}"), .mark(";"): break reading
        case .mark("="):
          hasValue = true
          skipValue()
          continue
        case .mark("{"):
          // A stored property with observers has a value.
          isComputed = !hasValue
          skipGroup()
          break reading
        case .mark("("), .mark("["):
          skipGroup()
          last = tokens[position - 1]
          line = lines[position - 1]
          continue
        case .mark("@") where line != 0 && lines[position] > line: break reading
        case .word(let word) where line != 0 && lines[position] > line && Reader.begins(word):
          break reading
        default: break
        }
        if hasValue, lines[position] > line { break }
        (last, line) = (token, lines[position])
        position += 1
      }
      let isSupplied = !before.isDisjoint(with: StoredProperties.suppliedWrappers)
      let isOptional = !isConstant && last == .mark("?") && !before.contains("Binding")
      if !hasValue, !isComputed, !isSupplied, !isOptional, !before.contains("static"),
        !before.contains("lazy")
      {
        needsValues = true
      }
    }

    private static func begins(_ word: String) -> Bool {
      [
        "let", "var", "func", "init", "struct", "enum", "class", "private", "fileprivate", "public",
        "internal", "static", "lazy", "mutating", "nonisolated", "typealias", "package",
        "subscript",
      ].contains(word)
    }

    /// Skips a value: to the next line that begins a member, or the end of the type.
    private mutating func skipValue() {
      position += 1
      var line = position < lines.count ? lines[position] : 0
      while position < tokens.count {
        switch tokens[position] {
        case .mark("}"), .mark(";"): return
        case .mark("("), .mark("["), .mark("{"):
          skipGroup()
          line = lines[position - 1]
          continue
        case .mark("@") where lines[position] > line: return
        case .word(let word) where lines[position] > line && Reader.begins(word): return
        default: break
        }
        line = lines[position]
        position += 1
      }
    }

    private mutating func initializer() {
      hasInitializer = true
      guard let opening = tokens[position...].prefix(40).firstIndex(of: .mark("(")) else { return }
      var (depth, hasLabel, hasValue, needs) = (0, false, false, false)
      position = opening
      while position < tokens.count {
        let token = tokens[position]
        switch token {
        case .mark("("), .mark("["), .mark("{"): depth += 1
        case .mark(")"), .mark("]"), .mark("}"): depth -= 1
        case .mark(":") where depth == 1: hasLabel = true
        case .mark("=") where depth == 1: hasValue = true
        default: break
        }
        position += 1
        if depth == 0 || depth == 1 && token == .mark(",") {
          needs = needs || hasLabel && !hasValue
          (hasLabel, hasValue) = (false, false)
          if depth == 0 { break }
        }
      }
      if !needs { hasPlainInitializer = true }
      skipDeclaration()
    }
  }
}
