import SwiftSyntax

/// Tokens of a name, found by their bytes: only the sources that have the name are parsed, and none is walked.
extension SettingAside {
  /// Returns the files whose text has a name.
  mutating func files(containing name: String) -> [Int] {
    let words = words ?? WordIndex(sources)
    self.words = words
    if let files = words.sources(with: name) { return files }
    let bytes = Array(name.utf8)
    return sources.indices.filter { sources[$0].holds(bytes) }
  }

  /// Returns the tokens in a file whose text is a name.
  mutating func tokens(named name: String, in file: Int) -> [TokenSyntax] {
    let places = WordIndex.offsets(of: Array(name.utf8), in: sources[file])
    guard !places.isEmpty else { return [] }
    let tree = tree(file)
    return places.compactMap { place in
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: place)),
        token.positionAfterSkippingLeadingTrivia.utf8Offset == place, token.text == name
      else { return nil }
      return token
    }
  }

  /// Returns the ranges of a file that something else stands in place of.
  mutating func gone(_ file: Int) -> GoneRanges {
    let version = state.version(of: file)
    if let known = goneRanges[file], known.version == version { return known.ranges }
    let ranges = GoneRanges(state.outermost(file))
    goneRanges[file] = (version, ranges)
    return ranges
  }

  /// Returns whether a token is in a piece that something else stands in place of.
  mutating func isGone(_ token: TokenSyntax, in file: Int) -> Bool {
    gone(file).contains(token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Returns whether a source still declares a name.
  mutating func isDeclared(_ name: String) -> Bool {
    for file in files(containing: name) {
      var uses = NameUses(of: name, without: gone(file))
      for token in tokens(named: name, in: file) { uses.note(token) }
      if uses.isDeclared { return true }
    }
    return false
  }
}
