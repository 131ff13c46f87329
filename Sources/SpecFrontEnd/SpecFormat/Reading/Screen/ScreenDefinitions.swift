/// The definitions of a screen: which there are, which are used, and which are being expanded.
struct ScreenDefinitions {
  /// The object that has the screen's own; nil in a screen without any.
  private(set) var node: JSONNode?
  /// All names, in the order of the file.
  private(set) var order: [String] = []
  private var definitions: [String: JSONNode] = [:]
  private var used: Set<String> = []
  /// The definitions whose views have been read.
  private var read: Set<String> = []
  /// The definitions that are being expanded, outermost first.
  private var expanding: [String] = []
  private var isExpanding: Set<String> = []

  var isEmpty: Bool { definitions.isEmpty }
  /// Whether views of a definition are being read.
  var areExpanding: Bool { !expanding.isEmpty }
  var names: [String] { definitions.keys.sorted() }

  init() {}

  /// - Parameters:
  ///   - node: The object that has the screen's own definitions.
  ///   - definitions: All definitions; the last of a name counts.
  init(_ node: JSONNode?, _ definitions: [(key: String, node: JSONNode)]) {
    self.node = node
    for (name, definition) in definitions
    where self.definitions.updateValue(definition, forKey: name) == nil {
      order.append(name)
    }
  }

  /// The definition of a name, which is used from now on.
  mutating func use(_ name: String) -> JSONNode? {
    guard let definition = definitions[name] else { return nil }
    used.insert(name)
    return definition
  }

  /// The definition of a name.
  subscript(name: String) -> JSONNode? { definitions[name] }

  /// Whether the views of a definition have been read.
  func isRead(_ name: String) -> Bool { read.contains(name) }

  /// The definitions that are used.
  var usedNames: Set<String> { used }

  func isUnused(_ name: String) -> Bool { definitions[name] != nil && !used.contains(name) }

  /// The way on which a definition leads to itself if it is expanded here; nil if it does not.
  func cycle(through name: String) -> [String]? {
    guard isExpanding.contains(name), let start = expanding.firstIndex(of: name) else { return nil }
    return expanding[start...] + [name]
  }

  mutating func startExpanding(_ name: String) {
    expanding.append(name)
    isExpanding.insert(name)
    read.insert(name)
  }

  mutating func finishExpanding() {
    guard let name = expanding.popLast() else { return }
    isExpanding.remove(name)
  }
}
