public import LayoutCore

/// A window's accessibility tree as a publisher needs it: flat, with the containers of the platform
/// that SwiftUI leaves to it, and with the state of controls as numbers and text.
///
/// Children stand in the order in which they are read. Frames are in points from the window's top
/// left corner.
public struct AccessibilitySnapshot: Sendable {
  /// The window's name.
  public var title: String
  /// The window's size, in points.
  public var size: Size
  /// A language tag.
  public var language: String
  /// Every node in preorder.
  public var nodes: [Node] = []
  /// The position of the node that has the focus.
  public var focus: Int?
  /// The stacks and tab views, and what they show; not told to other processes.
  var shownParts: [ShownPart] = []

  /// Creates the snapshot of a window of which the nodes are known.
  package init(title: String, size: Size, language: String, nodes: [Node] = []) {
    self.title = title
    self.size = size
    self.language = language
    self.nodes = nodes
  }

  /// A node of the tree.
  public struct Node: Sendable {
    /// What the node is to assistive technology.
    public var role: AccessibilityRole
    /// The element or container; for those of the platform (lists, rows, segments' groups, tab
    /// bars, menus) a node that only has an identity, a frame and perhaps a label.
    public var element: AccessibilityNode
    /// What tells the node from others where its path does not, because views move (V1.19).
    public var stableID: String?
    /// The position of the node around it; nil at the top.
    public var parent: Int?
    /// The positions of the nodes inside, in the order in which they are read.
    public var children: [Int] = []
    /// The number behind the value, and its bounds.
    public var number: Control.BoundedValue?
    /// The text that the element shows.
    public var text: Text?
    /// How that text looks; nil for words that are made of several texts.
    public var look: TextAppearance?
    /// The parts of the text that look otherwise.
    public var looks: [TextAppearance.Run] = []
    /// Whether a two-state or three-state element is on; nil for elements without such a state.
    public var isOn: Control.ToggleState?
    /// Whether a disclosing element shows what it discloses; nil for others.
    public var isExpanded: Bool?
    /// Whether the element is the chosen one of its container; nil if it cannot be chosen.
    public var isSelected: Bool?
    /// How many of the rows of a list or table can be chosen; nil for those of which none can.
    public var selection: Selection?
    /// Whether any of it lies within the window.
    public var isShowing = true
    /// Where a link leads to.
    public var destination: String?
    /// The link of the text around that the node is, its range in Unicode scalars of that text; nil for
    /// what is no part of a text.
    public var link: AccessibilityTextLink?
    /// The positions of the topmost nodes that the element shows and hides: what a disclosure
    /// discloses, what a selected tab shows.
    public var controls: [Int] = []
    /// Which rows and columns of the table around it a cell takes.
    public var cell: Cell?

    /// What the node is published as, and asked by: the same as long as its view stays.
    public var publishedID: String { stableID ?? element.id }
  }

  /// How many of several can be chosen at once.
  public enum Selection: String, Sendable, Hashable, CaseIterable {
    case one
    case several
  }

  /// The place of a cell in its table; rows and columns count from 0.
  public struct Cell: Sendable, Hashable {
    /// The rows that it takes.
    public var rows: Range<Int>
    /// The columns that it takes.
    public var columns: Range<Int>
    /// Whether it says what its column is about.
    public var isHeader = false

    /// Creates a place of one row and one column, or of several.
    public init(rows: Range<Int>, columns: Range<Int>, isHeader: Bool = false) {
      self.rows = rows
      self.columns = columns
      self.isHeader = isHeader
    }
  }

  /// The text of a node and where its lines are.
  public struct Text: Sendable, Hashable {
    /// The whole text; bullets where it is secret.
    public var string: String
    /// What is shown while nothing has been typed.
    public var prompt: String?
    /// The lines from top to bottom, their ranges in Unicode scalars of ``string``; none if the
    /// text is made of several or was measured elsewhere.
    public var lines: [PlacedText.Line] = []
    /// Whether it can be typed into.
    public var isEditable = false

    /// Creates a text.
    package init(
      string: String,
      prompt: String? = nil,
      lines: [PlacedText.Line] = [],
      isEditable: Bool = false
    ) {
      self.string = string
      self.prompt = prompt
      self.lines = lines
      self.isEditable = isEditable
    }
  }
}
