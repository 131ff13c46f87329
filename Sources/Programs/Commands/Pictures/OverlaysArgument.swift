import ArgumentParser
import Inspection
import SpecFormat

/// Kinds of overlays with commas between.
struct OverlaysArgument {
  let overlays: Set<Overlay>

  init(parsing argument: String) throws {
    let names = Overlay.allCases.map(\.rawValue)
    var overlays: Set<Overlay> = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.trimmed
      guard let overlay = Overlay(rawValue: name) else {
        let hint = Suggestion.closest(to: name, among: names).map { "; did you mean '\($0)'?" }
        throw ValidationError(
          "no overlay is called \(name.quoted)"
            + (hint ?? "; there are \(names.joined(separator: ", "))")
        )
      }
      overlays.insert(overlay)
    }
    self.overlays = overlays
  }
}

extension StringProtocol {
  /// The characters without spaces around them.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(
      start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
    )
  }
}
