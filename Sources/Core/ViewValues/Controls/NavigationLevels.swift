/// The views that a navigation stack can show, each of them a level, and the current one.
///
/// The builder fills in the levels from the views that it gets.
public struct NavigationLevels: Sendable, Hashable {
  /// The container that makes a stack.
  public enum Kind: Sendable, Hashable {
    /// `NavigationStack`.
    case stack
    /// A column of a `NavigationSplitView`, whose links lead to the next one, unless it is the last.
    case column(isLast: Bool)
    /// All of its columns, collapsed.
    case collapsedColumns
  }

  /// A view that a stack can show.
  public struct Level: Sendable, Hashable {
    /// The level to which the back button leads; nil for the lowest.
    public var below: Int?
    /// The number of the link that leads here; nil for a view of the stack's path.
    public var link: Int?
    /// The column whose view it is, or onto whose stack it is pushed; 0 where there are no columns.
    public var column = 0
    /// Whether it is a view of a stack in a column, above the column's first view.
    public var isPushed = false
    /// The number of tabs of a tab view in it whose bars it shows; 0 if it has separate bars.
    public var tabs = 0
    /// Which of them is shown.
    public var tab = 0
    /// The number of bars that depend on them.
    public var barsOfTabs = 0

    /// Creates a level with separate bars.
    public init(below: Int? = nil, link: Int? = nil) {
      self.below = below
      self.link = link
    }
  }

  /// The container that makes the stack.
  public var kind: Kind
  /// The levels: the lowest, those of the path, those that links lead to.
  ///
  /// The maker of a column states those that links in the column before lead to, of which the first
  /// have the views of the path.
  public var levels: [Level] = []
  /// The current level; nil for the last of the path.
  public var shown: Int?

  /// Creates a stack whose levels are not known yet.
  public init(_ kind: Kind = .stack, shown: Int? = nil) {
    self.kind = kind
    self.shown = shown
  }

  /// Whether it is a column.
  package var isColumn: Bool { if case .column = kind { true } else { false } }

  /// The level below the current one.
  package var levelBelow: Int? { shown.flatMap { levels[$0].below } }

  /// The level that a link on the current one leads to; in columns that have collapsed, one without
  /// a destination leads to the next column.
  package func level(behind link: Int?) -> Int? {
    if let link, let level = levels.firstIndex(where: { $0.link == link }) { return level }
    guard kind == .collapsedColumns, let shown else { return nil }
    let next = levels[shown].column + 1
    return levels.firstIndex { $0.column == next && $0.link == nil && !$0.isPushed }
  }
}
