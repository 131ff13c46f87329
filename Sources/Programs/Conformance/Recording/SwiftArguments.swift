internal import SpecFormat

/// The arguments of a call in source, made of the members of an object, each of which has to be used.
struct SwiftArguments {
  private let value: CanonicalValue
  private let owner: String
  private var unused: [String]
  private var written: [String] = []

  /// The arguments made of a view or of what a modifier takes.
  init(of value: CanonicalValue, _ owner: String) {
    self.value = value
    self.owner = owner
    unused = value.members.map(\.key).filter { !["type", "id", "modifiers"].contains($0) }
  }

  // MARK: Members

  /// Takes a member; nil if there is none, or if it is null.
  mutating func take(_ key: String) -> CanonicalValue? {
    unused.removeAll { $0 == key }
    guard let member = value[key], member != .null else { return nil }
    return member
  }

  /// Takes the children of a container; nil without any.
  mutating func children() -> CanonicalValue? {
    guard let children = take("children"), !children.elements.isEmpty else { return nil }
    return children
  }

  mutating func text(_ key: String) throws(Unsayable) -> String? {
    guard let member = take(key) else { return nil }
    guard let text = member.string, !text.contains("{{") else { throw unsayable(key) }
    return text
  }

  mutating func flag(_ key: String) throws(Unsayable) -> Bool? {
    guard let member = take(key) else { return nil }
    guard case .boolean(let flag) = member else { throw unsayable(key) }
    return flag
  }

  /// Takes a number or an infinity as source.
  mutating func number(_ key: String) throws(Unsayable) -> String? {
    guard let member = take(key) else { return nil }
    guard let number = member.swiftNumber else { throw unsayable(key) }
    return number
  }

  mutating func numbers(_ key: String) throws(Unsayable) -> [String] {
    try (take(key)?.elements ?? []).map { element throws(Unsayable) in
      guard let number = element.swiftNumber else { throw unsayable(key) }
      return number
    }
  }

  /// Takes a name or a list of names as members of an option set.
  mutating func names(_ key: String) throws(Unsayable) -> String? {
    guard let member = take(key) else { return nil }
    if let name = member.string { return "." + name }
    let names = member.elements.compactMap(\.string)
    guard names.count == member.elements.count else { throw unsayable(key) }
    return "[" + names.map { "." + $0 }.joined(separator: ", ") + "]"
  }

  /// Passes over members that decide no layout.
  mutating func leaveOut(_ keys: [String]) { unused.removeAll(where: keys.contains) }

  private func unsayable(_ key: String) -> Unsayable { Unsayable("\(owner).\(key)") }

  // MARK: Source

  /// Adds an argument; none for nil.
  mutating func add(_ label: String?, _ source: String?) {
    guard let source else { return }
    written.append((label.map { $0 + ": " } ?? "") + source)
  }

  /// The list of arguments.
  ///
  /// - Throws: ``Unsayable`` for a member that has not been taken.
  func list() throws(Unsayable) -> String {
    if let key = unused.first { throw unsayable(key) }
    return written.joined(separator: ", ")
  }

  /// A call with the arguments.
  func call(_ name: String) throws(Unsayable) -> String { "\(name)(\(try list()))" }
}
