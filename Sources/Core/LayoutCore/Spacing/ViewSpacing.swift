/// The distances that a view would like to have from its neighbours.
///
/// A preference is a table of values by category and physical edge (L15.1). Two neighbours
/// agree on a distance by the categories they share.
public struct ViewSpacing: Sendable, Hashable {
  /// The kind of neighbour that a preference is for, by its name in documents.
  public enum Category: String, Sendable, Hashable, CaseIterable {
    /// Any neighbour.
    case `default`
    /// Text above or below text.
    case textToText
    /// The edge of a view that has text below it.
    case edgeAboveText
    /// The edge of a view that has text above it.
    case edgeBelowText
    /// A baseline.
    case textBaseline
    /// The edge of a view that has vertical text to its right.
    case edgeLeftText
    /// The edge of a view that has vertical text to its left.
    case edgeRightText
  }

  /// A place in the table.
  public struct Key: Sendable, Hashable {
    /// The kind of neighbour that the distance is for.
    public var category: Category
    /// The edge that the neighbor stands at.
    public var edge: PhysicalEdge

    /// Creates a key.
    public init(_ category: Category, _ edge: PhysicalEdge) {
      self.category = category
      self.edge = edge
    }

    /// The place as one number: to hash the names of categories and edges would take most of what
    /// resolving a tree takes.
    private var number: UInt8 { category.number * 4 + edge.rawValue }

    /// Whether both are the same place.
    public static func == (first: Key, second: Key) -> Bool { first.number == second.number }

    /// Feeds the place to a hasher.
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

  /// Which way leading and trailing edges lie in the table.
  var direction = LayoutDirection.leftToRight

  /// Creates a preference from its table.
  public init(_ values: [Key: Value] = [:]) { self.values = values }

  /// The value at a key, if the view has a preference there.
  public subscript(category: Category, edge: PhysicalEdge) -> Value? {
    get { values[Key(category, edge)] }
    set { values[Key(category, edge)] = newValue }
  }

  /// No preference at all.
  public static let none = ViewSpacing()

  /// A view without text: at each edge 0 in the category of a boundary to text, so that a text
  /// beside it decides the distance; nothing in the default category (L15.3).
  public static let plain = ViewSpacing([
    Key(.edgeBelowText, .top): .distance(0), Key(.edgeAboveText, .bottom): .distance(0),
    Key(.edgeRightText, .left): .distance(0), Key(.edgeLeftText, .right): .distance(0),
  ])

  /// Nothing between this view and any neighbour, as an empty stack asks for (L31.2).
  public static let zero = ViewSpacing(edges: PhysicalEdge.allCases)

  /// No distance at the edges given, as a spacer asks for (L11.4).
  package init(edges: [PhysicalEdge]) {
    values = [:]
    for edge in edges { self[.default, edge] = .distance(0) }
  }

  /// The distance that the system uses where no view has a preference (L15.2).
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
