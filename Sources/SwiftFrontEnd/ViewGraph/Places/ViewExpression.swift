/// An expression of a builder that has made a view, and where it stands (V22.1).
public final class ViewExpression {
  /// A place in a source; lines and columns count from 1.
  public struct Place: Hashable, Sendable {
    /// The module and the name of the file, as `#fileID` has them.
    public let fileID: String
    /// The line.
    public let line: Int
    /// The byte within the line.
    public let column: Int

    /// Creates a place.
    public init(fileID: StaticString, line: Int, column: Int) {
      self.fileID = fileID.description
      self.line = line
      self.column = column
    }
  }

  /// The part that the value of an expression has for the views around it.
  public enum Role {
    case view
    /// Views beside each other, which have no node together.
    case several
    /// The view that a modifier modifies: it stands with the modifier's use.
    case modified
  }

  /// The type of the view; nil for a branch, which is no expression.
  let type: ObjectIdentifier?
  /// Its place; nil for a branch.
  let place: Place?
  let role: Role
  /// The expressions in the closures of this one that have run, closure by closure.
  var blocks: [[ViewExpression]]
  /// Whether a value is the one that the expression has made.
  private let isSame: (Any) -> Bool
  /// Whether values of this kind can be told from each other.
  private(set) lazy var isComparable = isSameAsItself()
  private let isSameAsItself: () -> Bool

  /// Creates an expression.
  ///
  /// - Parameters:
  ///   - value: The view that it has made.
  ///   - isSame: Whether two values are the same; false for those that cannot be compared.
  public init<Value>(
    _ value: Value,
    at place: Place,
    as role: Role = .view,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    type = ObjectIdentifier(Value.self)
    self.place = place
    self.role = role
    self.isSame = { other in (other as? Value).map { isSame(value, $0) } ?? false }
    isSameAsItself = { isSame(value, value) }
    blocks = []
  }

  /// Creates a branch with what its block has made.
  init(branch: [[ViewExpression]]) {
    type = nil
    place = nil
    role = .several
    isSame = { _ in false }
    isSameAsItself = { false }
    blocks = branch
  }

  /// Whether a node's view may be the one that the expression has made.
  func made(_ view: NotedView) -> Bool { isSame(view.value) }

  /// Whether a block that has run before is one of this expression's own closures, rather than one of a
  /// closure beside it: it stands behind the beginning of the expression.
  func hasInside(_ block: [ViewExpression]) -> Bool {
    guard let first = block.lazy.compactMap(\.firstPlace).first, let place else { return true }
    return first.fileID == place.fileID
      && (first.line, first.column) > (place.line, place.column)
  }

  /// The place of the expression, or of the first in a branch.
  private var firstPlace: Place? {
    place ?? blocks.lazy.joined().compactMap(\.firstPlace).first
  }

  /// The expression that made the view: the only one of a property that a builder makes.
  var innermost: ViewExpression {
    guard blocks.count == 1, blocks[0].count == 1, blocks[0][0].type == type else { return self }
    return blocks[0][0].innermost
  }
}

/// A view that became a node.
struct NotedView {
  let type: ObjectIdentifier
  let value: Any
}

/// All that is known of the nodes of a graph: which views they were, and which expressions ran for them.
struct ViewNotes {
  /// The views by the identities of their nodes, the outermost first.
  var views: [Int: [NotedView]] = [:]
  /// The expressions that ran while the nodes were evaluated.
  var blocks: [Int: [[ViewExpression]]] = [:]

  /// Forgets a node that leaves.
  @MainActor
  mutating func forget(_ node: GraphNode) {
    views[node.identity] = nil
    blocks[node.identity] = nil
  }
}

extension GraphNode {
  /// Notes the views that the node is made of.
  final func note(_ views: [NotedView]) {
    if !views.isEmpty { graph.viewNotes.views[identity] = views }
  }
}
