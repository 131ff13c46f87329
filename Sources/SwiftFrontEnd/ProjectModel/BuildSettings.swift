/// The settings of an Xcode project for a build, with references to other settings resolved.
package struct BuildSettings: Equatable, Sendable {
  private var values: [String: String]

  /// The limits of nested references and of values, beyond those of any project.
  private static let (maximumDepth, mostBytes) = (16, 1 << 16)

  package init(_ values: [String: String] = [:]) { self.values = values }

  /// Applies the settings of a further level, in which `$(inherited)` is the value so far.
  ///
  /// - Parameter configuration: The configuration whose conditional settings apply.
  package mutating func set(_ level: [(key: String, value: String)], configuration: String) {
    // Settings with a condition override those without.
    let plain = level.filter { !$0.key.contains("[") }
    let conditional = level.filter { $0.key.contains("[") }
    for (key, value) in plain + conditional {
      guard let name = BuildSettings.name(key, configuration) else { continue }
      let inherited = values[name] ?? ""
      let text = value.replacing("$(inherited)", with: inherited)
        .replacing("${inherited}", with: inherited)
      if text.utf8.count <= BuildSettings.mostBytes { values[name] = text }
    }
  }

  /// Applies the settings of a project's dictionary.
  package mutating func set(_ table: ProjectData?, configuration: String) {
    let level = (table?.entries ?? []).map { key, value in
      (key: key, value: value.texts.joined(separator: " "))
    }
    set(level, configuration: configuration)
  }

  /// The name of a key whose condition holds for a phone or its simulator; nil if it does not.
  private static func name(_ key: String, _ configuration: String) -> String? {
    let parts = key.split(separator: "[")
    guard let name = parts.first else { return nil }
    for condition in parts.dropFirst() {
      for part in condition.prefix(while: { $0 != "]" }).split(separator: ",") {
        let words = part.split(separator: "=", maxSplits: 1)
        guard words.count == 2 else { return nil }
        switch words[0] {
        case "sdk" where !words[1].hasPrefix("iphone") && words[1] != "*": return nil
        case "config" where words[1] != configuration && words[1] != "*": return nil
        default: break
        }
      }
    }
    return String(name)
  }

  /// Returns a value with its references resolved; nil if there is none.
  package subscript(_ name: String) -> String? {
    values[name].map { expanded($0, depth: 0) }
  }

  /// Returns the words of a value; quoted ones stay together.
  package func words(_ name: String) -> [String] {
    var (words, word, quote): ([String], String, Character?) = ([], "", nil)
    for character in self[name] ?? "" {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns the settings with those of a dictionary that they lack.
  package func filled(with defaults: [String: String]) -> BuildSettings {
    BuildSettings(values.merging(defaults) { own, _ in own })
  }

  /// Returns the settings whose name has a prefix, by the rest of it, in the order of names.
  package func values(named prefix: String) -> [(name: String, value: String)] {
    values.keys.filter { $0.hasPrefix(prefix) }.sorted().map {
      (String($0.dropFirst(prefix.count)), self[$0] ?? "")
    }
  }

  /// Returns a text with its references to settings resolved; one to a missing setting is empty.
  package func expanding(_ text: String) -> String { expanded(text, depth: 0) }

  private func expanded(_ text: String, depth: Int) -> String {
    guard depth < BuildSettings.maximumDepth, text.contains("$") else { return text }
    var (result, rest) = ("", text[...])
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      let inner = rest[mark...].dropFirst()
      let close: Character = inner.first == "{" ? "}" : ")"
      guard inner.first == "(" || inner.first == "{", let end = inner.firstIndex(of: close) else {
        result.append("$")
        rest = inner
        continue
      }
      result += value(of: inner[..<end].dropFirst(), depth: depth)
      rest = inner[end...].dropFirst()
      guard result.utf8.count <= BuildSettings.mostBytes else { return result }
    }
    return result + rest
  }

  /// Returns the value of a reference such as `PRODUCT_NAME:c99extidentifier`.
  private func value(of reference: Substring, depth: Int) -> String {
    let parts = reference.split(separator: ":")
    guard let name = parts.first else { return "" }
    var value = values[String(name)].map { expanded($0, depth: depth + 1) } ?? ""
    for modifier in parts.dropFirst() {
      switch modifier {
      case "c99extidentifier": value = BuildSettings.identifier(value, other: "_")
      case "rfc1034identifier": value = BuildSettings.identifier(value, other: "-")
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case _ where modifier.hasPrefix("default="):
        if value.isEmpty { value = String(modifier.dropFirst("default=".count)) }
      default: break
      }
    }
    return value
  }

  /// A name with another character in place of all that are no letters and digits.
  package static func identifier(_ name: String, other: Character = "_") -> String {
    var text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : other })
    if other == "_", text.first?.isNumber == true { text = "_" + text.dropFirst() }
    return text
  }
}

/// A settings file (`.xcconfig`): its settings and includes.
package struct SettingsFile: Equatable, Sendable {
  package enum Line: Equatable, Sendable {
    case setting(key: String, value: String)
    /// An include, with its path as written.
    case include(String)
  }

  package private(set) var lines: [Line] = []

  package init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = SettingsFile.withoutComment(line)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2 { lines.append(.include(String(parts[1]))) }
      } else if let sign = SettingsFile.equals(in: line) {
        let key = line[..<sign].filter { !$0.isWhitespace }
        var value = line[line.index(after: sign)...].drop { $0.isWhitespace }
        while value.last?.isWhitespace == true { value.removeLast() }
        if value.last == ";" { value.removeLast() }
        if !key.isEmpty { lines.append(.setting(key: key, value: String(value))) }
      }
    }
  }

  /// The sign between a key and its value: not one of a condition.
  private static func equals(in line: Substring) -> Substring.Index? {
    var isInCondition = false
    for index in line.indices {
      switch line[index] {
      case "[": isInCondition = true
      case "]": isInCondition = false
      case "=" where !isInCondition: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    return line.drop { $0.isWhitespace }
  }
}
