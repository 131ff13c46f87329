/// An error in a source, with its place.
struct SourceProblem {
  /// From 1, in bytes, as the compiler counts.
  let line: Int
  let column: Int
  let message: Message

  enum Message {
    case noModule(String)
    case noImport(String)
  }

  func of(_ path: String) -> Problem {
    switch message {
    case .noModule(let name):
      Problem(
        place: "\(path):\(line):\(column)",
        text: AppleFrameworks.names.contains(name)
          ? "'\(name)' is a framework of its own, which Espalier does not have; "
            + "put what needs it between '#if canImport(\(name))' and '#endif'"
          : "there is no module '\(name)' here, nor a package beside the sources that makes it"
      )
    case .noImport(let name):
      Problem(
        place: "\(path):\(line):\(column)",
        text: "cannot find type '\(name)' in scope: the file has no 'import SwiftUI'"
      )
    }
  }
}

/// An error, as a message for people.
struct Problem: CustomStringConvertible {
  let place: String
  let text: String

  var description: String { "\(place): error: \(text)" }
}
