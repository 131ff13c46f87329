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
  /// What a container holds, if it says so.
  public var containerType: AccessibilityModifier.ContainerType?
  /// The name of the view or modifier that made it.
  public var role: String
  /// What the element is, in words.
  public var label: String?
  /// What stands for the characters U+FFFC of the label, in their order: the spoken names of symbols
  /// within its text.
  public var symbols: [String] = []
  /// The parts of the label that lead elsewhere (A2.60).
  public var links: [AccessibilityTextLink] = []
  /// What the element's state is, in words.
  public var value: String?
  /// What happens when the element is activated.
  public var hint: String?
  /// Whether what the element shows and hides is shown; nil for an element that hides nothing.
  public var isExpanded: Bool?
  /// Whether a tap on the element does something that neither traits nor actions tell of (A2.34).
  public var answersTaps = false
  /// How the element behaves.
  public var traits: AccessibilityTraits
  /// The name that tests find the element by.
  public var identifier: String?
  /// The actions, as assistive technology lists them.
  public var actions: [AccessibilityAction]
  /// Elements with a higher priority are read before their siblings.
  public var sortPriority: Double
  /// 0 for unspecified, 1 – 6 for the levels, nil for none.
  public var headingLevel: Int?
  /// The names that Voice Control knows the element by.
  public var inputLabels: [String]
  /// More facts that are read on demand.
  public var customContent: [AccessibilityCustomContent]
  /// The rotors that start at the element.
  public var rotors: [AccessibilityRotor]
  /// The ties to other elements.
  public var relations: [AccessibilityProperties.Relation]
  /// A language tag.
  public var language: String
  /// The side where reading starts inside the element.
  public var layoutDirection: LayoutDirection
  /// In points from the scene's top left corner, the bounding box under all effects.
  public var frame: Rect
  /// The part of the frame that can be seen, which is what clips and the window leave; nil for none.
  public var visibleFrame: Rect?
  /// Where the element is touched, in points from the scene's top left corner.
  public var activationPoint: Point
  /// The data of the chart that the element is.
  public var chart: AccessibilityChartDescriptor?
  /// The outline if content shapes give one, in points from the scene's top left corner; it changes
  /// neither the frame nor the order of reading.
  public var path: Path?
  /// The position among equals, from 1, and their number: segments and tabs.
  public var position: (index: Int, count: Int)?
  /// Further properties by name: text content type, speech, focus and the like.
  public var attributes: [(name: String, value: String)]
  /// The views that could not be compiled and that it stands in place of, or says.
  public var placeholders: [ViewPlaceholder] = []
  /// The position of the view in the view tree.
  public var view: Int
  /// The nodes inside, in the order of the views.
  public var children: [AccessibilityNode]
  /// The positions of ``children`` in the order in which they are read.
  public var readingOrder: [Int]

  /// The nodes inside in the order in which they are read.
  public var childrenInReadingOrder: [AccessibilityNode] { readingOrder.map { children[$0] } }

  /// The label as it is said: a symbol within it by its name (A2.1).
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
  /// Adds words, a space before them unless there is one.
  fileprivate mutating func appendWord(_ words: some StringProtocol) {
    guard let first = words.first else { return }
    if let last, !last.isWhitespace, !first.isWhitespace, !first.isPunctuation { append(" ") }
    append(contentsOf: words)
  }
}
