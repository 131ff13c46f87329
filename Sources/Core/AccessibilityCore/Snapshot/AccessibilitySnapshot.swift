public import LayoutCore

/// A window's accessibility tree for a publisher: flat, with the containers of the platform that
/// SwiftUI leaves to it, and with the state of controls as numbers and text.
///
/// Children are in reading order. Frames are in points from the window's top left corner.
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
  /// The visible stacks and tab views, with their levels or tabs; not sent to other processes.
  var shownParts: [ShownPart] = []

  /// Creates the snapshot of a window from its nodes.
  package init(title: String, size: Size, language: String, nodes: [Node] = []) {
    self.title = title
    self.size = size
    self.language = language
    self.nodes = nodes
  }

  /// A node of the tree.
  public struct Node: Sendable {
    /// The role of the node.
    public var role: AccessibilityRole
    /// The element or container; for those of the platform (lists, rows, segments' groups, tab
    /// bars, menus) a node that only has an identity, a frame and perhaps a label.
    public var element: AccessibilityNode
    /// The id that identifies the node where its path does not, because views move (V1.19).
    public var stableID: String?
    /// The position of the node around it; nil at the top.
    public var parent: Int?
    /// The positions of the nodes inside, in reading order.
    public var children: [Int] = []
    /// The number behind the value, and its bounds.
    public var number: Control.BoundedValue?
    /// The text that the element shows.
    public var text: Text?
    /// The appearance of that text; nil for words that come from several texts.
    public var look: TextAppearance?
    /// The parts of the text with another appearance.
    public var looks: [TextAppearance.Run] = []
    /// Whether a two-state or three-state element is on; nil for elements without such a state.
    public var isOn: Control.ToggleState?
    /// Whether a disclosing element is expanded; nil for others.
    public var isExpanded: Bool?
    /// Whether the element is selected in its container; nil if it cannot be.
    public var isSelected: Bool?
    /// The number of rows that can be selected in a list or table; nil if none can.
    public var selection: Selection?
    /// Whether any of it is inside of the window.
    public var isShowing = true
    /// The destination of a link.
    public var destination: String?
    /// The link of the text around that the node is, its range in Unicode scalars of that text; nil
    /// for a node that is no part of a text.
    public var link: AccessibilityTextLink?
    /// The positions of the topmost nodes that the element shows and hides: the content of a
    /// disclosure group or a selected tab.
    public var controls: [Int] = []
    /// The cell's rows and columns in the table around it.
    public var cell: Cell?

    /// The id under which the node is published: the same as long as its view stays.
    public var publishedID: String { stableID ?? element.id }
  }

  /// The number of items that can be selected at once.
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
    /// Whether it is the header of its column.
    public var isHeader = false

    /// Creates a place of one row and one column, or of several.
    public init(rows: Range<Int>, columns: Range<Int>, isHeader: Bool = false) {
      self.rows = rows
      self.columns = columns
      self.isHeader = isHeader
    }
  }

  /// The text of a node and the places of its lines.
  public struct Text: Sendable, Hashable {
    /// The whole text; bullets if it is secure.
    public var string: String
    /// The prompt, shown while the text is empty.
    public var prompt: String?
    /// The lines from top to bottom, their ranges in Unicode scalars of ``string``; none if the
    /// text is made of several or was measured elsewhere.
    public var lines: [PlacedText.Line] = []
    /// Whether it is editable.
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
