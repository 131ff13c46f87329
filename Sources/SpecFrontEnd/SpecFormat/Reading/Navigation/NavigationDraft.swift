/// The state of a navigation container (a stack, or the columns of a split view) while its views
/// are read.
struct NavigationDraft {
  /// The container that the views belong to.
  enum Container {
    case none
    case stack
    /// Columns, where a link without a destination may lead to the next one.
    case columns
  }

  /// A link with a value.
  struct Link {
    var value: JSONNode
    var type: String
    /// The identity of the value.
    var key: String
    /// The link that leads to the level that this one is in; nil in those that no value leads to.
    var below: Int?
    /// The number of values on the path to the link's destination.
    var depth: Int
  }

  /// A destination, and how far from the root of the container it is.
  struct Registered {
    var destination: ValueDestination
    /// The number of values on the path to the level, and the nesting depth of the modifier.
    var distance: (levels: Int, depth: Int)
  }

  /// The limit of repeated readings for the same value: another level of the value has another way
  /// back, but links in circles, or across, would make levels without end.
  static let maximumCopies = 100
  /// The limit of values that lead from one to the next.
  static let maximumDepth = 1000
  /// The views and modifiers that a level counts for besides those stated, about as many as its
  /// bars have.
  static let nodesOfLevel = 30

  var container = Container.none
  /// By the name of the type, the destination nearest to the root.
  var destinations: [String: Registered] = [:]
  /// The destinations that nothing leads to.
  var hidden: [ValueDestination] = []
  /// The links with values, by their numbers.
  var links: [Int: Link] = [:]
  /// The first link that has led to a view of each value.
  var levels: [String: Int] = [:]
  var copies = 0
  /// The link by whose value the level is shown that is being read; nil for those without a value.
  var current: Int?
  /// Whether that level shows the same as another, so that its views cannot have the same ids.
  var isCopy = false

  /// Notes a destination that nothing leads to, however often its modifier is read.
  mutating func hide(_ destination: ValueDestination) {
    if !hidden.contains(where: destination.isSame) { hidden.append(destination) }
  }

  /// The number of values on the path to the level that is being read.
  var depth: Int { current.flatMap { links[$0]?.depth } ?? 0 }

  /// The link by whose value the level is shown that is being read, or one of those below it.
  func linkOnTheWay(to key: String) -> Int? {
    var next = current
    while let number = next, let link = links[number] {
      if link.key == key { return number }
      next = link.below
    }
    return nil
  }
}

/// The destination that a `navigationDestination` modifier states for the values of a type, as
/// written.
final class ValueDestination {
  /// The name of the type; nil if it cannot be read.
  let type: String?
  let content: JSONNode
  /// The surroundings of the modifier.
  let scope: ReadingScope

  init(type: String?, content: JSONNode, scope: ReadingScope) {
    self.type = type
    self.content = content
    self.scope = scope
  }

  /// Whether both are written in the same place.
  func isSame(as other: ValueDestination) -> Bool {
    content.value.handle == other.content.value.handle
  }
}
