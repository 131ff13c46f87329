/// The distances that a view prefers from its neighbours.
///
/// A preference is a table of values by category and physical edge (L15.1). The distance of two
/// neighbours follows from the categories that they share.
public struct ViewSpacing: Sendable, Hashable {
  /// The kind of neighbour that a preference is for, by its name in documents.
  public enum Category: String, Sendable, Hashable, CaseIterable {
    /// Any neighbour.
    case `default`
    /// Text above or below text.
    case textToText
    /// The edge of a view with text below it.
    case edgeAboveText
    /// The edge of a view with text above it.
    case edgeBelowText
    /// A baseline.
    case textBaseline
    /// The edge of a view with vertical text to its right.
    case edgeLeftText
    /// The edge of a view with vertical text to its left.
    case edgeRightText
  }

  /// A place in the table.
  public struct Key: Sendable, Hashable {
    /// The kind of neighbour that the distance is for.
    public var category: Category
    /// The edge at which the neighbour is.
    public var edge: PhysicalEdge

    /// Creates a key.
    public init(_ category: Category, _ edge: PhysicalEdge) {
      self.category = category
      self.edge = edge
    }

    /// The place as one number: to hash the names of categories and edges would take most of the
    /// time of resolving a tree.
    private var number: UInt8 { category.number * 4 + edge.rawValue }

    /// Whether both are the same place.
    public static func == (first: Key, second: Key) -> Bool { first.number == second.number }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// A preference: a distance, or the lines of a text from which the distance follows.
  public enum Value: Sendable, Hashable {
    /// Points.
    case distance(Double)
    /// The metrics of the text at the view's top.
    case topText(TextSpacingMetrics)
    /// The metrics of the text at the view's bottom.
    case bottomText(TextSpacingMetrics)
  }

  /// The table.
  public internal(set) var values: [Key: Value]

  /// The direction of leading and trailing edges in the table.
  var direction = LayoutDirection.leftToRight

  /// Creates a preference from its table.
  public init(_ values: [Key: Value] = [:]) { self.values = values }

  /// The value at a key, if the view has a preference there.
  public subscript(category: Category, edge: PhysicalEdge) -> Value? {
    get { values[Key(category, edge)] }
    set { values[Key(category, edge)] = newValue }
  }

  /// No preferences.
  public static let none = ViewSpacing()

  /// The preference of a view without text: at each edge 0 in the category of a boundary to text,
  /// so that a text beside it decides the distance; nothing in the default category (L15.3).
  public static let plain = ViewSpacing([
    Key(.edgeBelowText, .top): .distance(0), Key(.edgeAboveText, .bottom): .distance(0),
    Key(.edgeRightText, .left): .distance(0), Key(.edgeLeftText, .right): .distance(0),
  ])

  /// No distance from any neighbour, as for an empty stack (L31.2).
  public static let zero = ViewSpacing(edges: PhysicalEdge.allCases)

  /// Creates a preference of no distance at the edges given, as a spacer's (L11.4).
  package init(edges: [PhysicalEdge]) {
    values = [:]
    for edge in edges { self[.default, edge] = .distance(0) }
  }

  /// The distance of the system if no view has a preference (L15.2).
  public static let systemDefault = 8.0
}

extension ViewSpacing.Category {
  fileprivate var number: UInt8 {
    switch self {
    case .default: 0
    case .textToText: 1
    case .edgeAboveText: 2
    case .edgeBelowText: 3
    case .textBaseline: 4
    case .edgeLeftText: 5
    case .edgeRightText: 6
    }
  }
}
