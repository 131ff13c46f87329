public import LayoutCore

/// An element or container of an accessibility tree.
public struct AccessibilityNode: Sendable {
  /// Whether the node is read or groups others.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case element
    case container
  }

  /// The node's identity: the path of the view that made it, the same in every run.
  public var id: String
  /// Whether the node is read or groups others.
  public var kind: Kind
  /// The type of a container, if it has one.
  public var containerType: AccessibilityModifier.ContainerType?
  /// The name of the view or modifier that made it.
  public var role: String
  /// The label of the element.
  public var label: String?
  /// The spoken names of symbols in the label, for its characters U+FFFC in their order.
  public var symbols: [String] = []
  /// The links in the label (A2.60).
  public var links: [AccessibilityTextLink] = []
  /// The value of the element.
  public var value: String?
  /// The hint: the result of activating the element.
  public var hint: String?
  /// Whether the views that the element discloses are shown; nil if it discloses none.
  public var isExpanded: Bool?
  /// Whether a tap gesture has an effect without a trait or action (A2.34).
  public var answersTaps = false
  /// The traits of the element.
  public var traits: AccessibilityTraits
  /// The identifier for tests.
  public var identifier: String?
  /// The actions, as assistive technology lists them.
  public var actions: [AccessibilityAction]
  /// Elements with a higher priority are read before their siblings.
  public var sortPriority: Double
  /// The heading level: 0 for unspecified, 1 – 6 for the levels, nil for none.
  public var headingLevel: Int?
  /// The names for Voice Control.
  public var inputLabels: [String]
  /// Custom content that is read on demand.
  public var customContent: [AccessibilityCustomContent]
  /// The rotors that start at the element.
  public var rotors: [AccessibilityRotor]
  /// The links to other elements.
  public var relations: [AccessibilityProperties.Relation]
  /// A language tag.
  public var language: String
  /// The layout direction inside of the element.
  public var layoutDirection: LayoutDirection
  /// The frame in points from the scene's top left corner: the bounding box under all effects.
  public var frame: Rect
  /// The part of the frame that is visible, inside of clips and the window; nil for none.
  public var visibleFrame: Rect?
  /// The activation point, in points from the scene's top left corner.
  public var activationPoint: Point
  /// The data of the chart, if the element is one.
  public var chart: AccessibilityChartDescriptor?
  /// The outline by content shapes, if there are any, in points from the scene's top left corner;
  /// it changes neither the frame nor the order of reading.
  public var path: Path?
  /// The position among its siblings, from 1, and their number: segments and tabs.
  public var position: (index: Int, count: Int)?
  /// Further properties by name: text content type, speech, focus and the like.
  public var attributes: [(name: String, value: String)]
  /// The views that could not be compiled and that it replaces, or names.
  public var placeholders: [ViewPlaceholder] = []
  /// The position of the view in the view tree.
  public var view: Int
  /// The nodes inside, in the order of the views.
  public var children: [AccessibilityNode]
  /// The positions of ``children`` in reading order.
  public var readingOrder: [Int]

  /// The nodes inside in reading order.
  public var childrenInReadingOrder: [AccessibilityNode] { readingOrder.map { children[$0] } }

  /// The spoken label, with the names of symbols within it (A2.1).
  public var spokenLabel: String? {
    guard let label, !symbols.isEmpty else { return label }
    let parts = label.split(
      separator: Character(TextRun.imageCharacter),
      omittingEmptySubsequences: false
    )
    guard parts.count == symbols.count + 1 else { return label }
    var words = String(parts[0])
    for (symbol, rest) in zip(symbols, parts.dropFirst()) {
      words.appendWord(symbol)
      words.appendWord(rest)
    }
    return words
  }
}

extension String {
  /// Appends words, after a space unless there is one.
  fileprivate mutating func appendWord(_ words: some StringProtocol) {
    guard let first = words.first else { return }
    if let last, !last.isWhitespace, !first.isWhitespace, !first.isPunctuation { append(" ") }
    append(contentsOf: words)
  }
}
