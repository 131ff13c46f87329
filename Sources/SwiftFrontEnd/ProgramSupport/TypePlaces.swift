/// The places of a program's type declarations.
package struct TypePlaces {
  /// By name; private types of several files may have the same.
  private var places: [Substring: [TypePlace]] = [:]

  /// Reads a list of places, a line each: the index of the file, the line, the name, with colons
  /// between.
  package init(_ list: String) {
    for entry in list.split(separator: "\n") {
      let parts = entry.split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let file = Int(parts[0]), let line = Int(parts[1]) else { continue }
      places[parts[2], default: []].append(TypePlace(file: file, line: line))
    }
  }

  /// The next place where a type of a name is declared, in the order of the files.
  ///
  /// - Parameter reflected: The name as `String(reflecting:)` has it: with the module, and with what
  ///   stands for the file or the function where the type is private to one.
  package mutating func next(of reflected: String) -> TypePlace? {
    let name = TypePlaces.name(reflected)
    guard let place = places[name[...]]?.first else { return nil }
    places[name[...]]?.removeFirst()
    return place
  }

  /// A type's name without its module and without parentheses.
  static func name(_ reflected: String) -> String {
    var parts: [Substring] = [""]
    var depth = 0
    for character in reflected {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "." where depth == 0: parts.append("")
      case _ where depth == 0: parts[parts.count - 1].append(character)
      default: break
      }
    }
    return parts.dropFirst().filter { !$0.isEmpty }.joined(separator: ".")
  }
}
