/// Language tags and what stands in for them.
enum Languages {
  /// A tag with hyphens and in small letters.
  static func tag(_ identifier: String) -> String {
    // What follows an at sign are habits of the reader, no language.
    let plain = identifier.prefix { $0 != "@" }
    return String(plain.map { $0 == "_" ? "-" : $0 }).lowercased()
  }

  /// The tags that a reader of a language understands, the closest first.
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
