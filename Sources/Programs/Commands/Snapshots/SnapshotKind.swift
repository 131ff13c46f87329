import ArgumentParser
import CommandSupport
import SpecFormat
import TerminalText

/// A document of a screen that is kept beside its source.
enum SnapshotKind: String, CaseIterable {
  /// The frames of all views, as text.
  case outline
  /// The frames of all views with their causes, as JSON.
  case geometry
  /// The accessibility tree, as text.
  case accessibility
  /// The speech of a screen reader.
  case spoken
  /// The findings of an audit.
  case audit
  /// The picture with real text, as PNG.
  case picture

  /// The names, to be read.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The end of the name of its files.
  var ending: String {
    switch self {
    case .outline: "outline.txt"
    case .geometry: "geometry.json"
    case .accessibility: "accessibility.txt"
    case .spoken: "spoken.txt"
    case .audit: "audit.txt"
    // An image of a bundle that is called as the screen is another one.
    case .picture: "picture.png"
    }
  }
}

/// The documents that snapshots have, such as `outline,picture`.
struct SnapshotKinds {
  /// The usual ones: texts that are the same on every machine.
  static let usual = SnapshotKinds(kinds: [.outline, .accessibility, .spoken])

  let kinds: [SnapshotKind]

  private init(kinds: [SnapshotKind]) { self.kinds = kinds }

  init(parsing argument: String) throws {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    if words == ["all"] {
      kinds = SnapshotKind.allCases
      return
    }
    let read = try words.map { word in
      if let kind = SnapshotKind(rawValue: word) { return kind }
      let names = SnapshotKind.allCases.map(\.rawValue)
      let hint = Suggestion.closest(to: word, among: names).map { "; did you mean '\($0)'?" }
      throw ValidationError(
        "no snapshot is called \(word.quoted)" + (hint ?? "; there are \(SnapshotKind.names)")
      )
    }
    kinds = SnapshotKind.allCases.filter { read.contains($0) }
  }
}
