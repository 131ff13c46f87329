/// Language tags and their fallbacks.
package enum Languages {
  /// A tag with hyphens and in small letters.
  package static func tag(_ identifier: String) -> String {
    // The part after an at sign has the user's preferences, not a language.
    let plain = identifier.prefix { $0 != "@" }
    return String(plain.map { $0 == "_" ? "-" : $0 }).lowercased()
  }

  /// Returns the language that suits a user best; nil if none does.
  ///
  /// - Parameters:
  ///   - readers: The user's languages, the preferred one first.
  ///   - available: The tags of the bundle's languages.
  package static func closest(to readers: [String], among available: [String]) -> String? {
    for reader in readers {
      for tag in of(reader) {
        if available.contains(tag) { return tag }
        let related = available.filter { $0.hasPrefix(tag + "-") }.sorted()
        if let first = related.first { return first }
      }
    }
    return nil
  }

  /// Returns the tags that a speaker of a language understands, the closest first.
  static func of(_ identifier: String) -> [String] {
    var parts = tag(identifier).split(separator: "-")
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      // A script matters more than a country.
      if parts.count == 3 { tags.append("\(parts[0])-\(parts[2])") }
      parts.removeLast()
    }
    return tags
  }
}
