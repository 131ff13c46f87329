/// The names that compiled modules declare, as their interfaces have them.
///
/// The compiler writes each name once into the table of an interface, with a zero byte before and after it.
struct KnownNames {
  private let paths: [String]
  private var interfaces: [[UInt8]]?
  private var answers: [String: Bool] = [:]

  /// Creates the names of interfaces, which are read when the first name is looked for.
  ///
  /// - Parameter paths: The files of the interfaces; those that cannot be read have no names.
  init(in paths: [String]) { self.paths = paths }

  /// Whether a name is in any of the interfaces; all are if there is none.
  mutating func contains(_ name: String) -> Bool {
    if let known = answers[name] { return known }
    let files = interfaces ?? paths.compactMap { try? FileBytes.read($0) }
    interfaces = files
    let part = [0] + Array(name.utf8) + [0]
    let isKnown = files.isEmpty || files.contains { $0.holds(part) }
    answers[name] = isKnown
    return isKnown
  }
}
