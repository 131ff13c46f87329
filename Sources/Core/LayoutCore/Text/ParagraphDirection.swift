/// The direction of the paragraphs of a text (L18.19).
struct ParagraphDirection {
  private let scalars: TextScalars
  private let text: StyledText
  /// The start of the paragraph whose direction was asked for last.
  private(set) var start = 0
  private var end = -1
  private var current: LayoutDirection

  init(_ scalars: TextScalars, of text: StyledText) {
    self.scalars = scalars
    self.text = text
    current = text.layoutDirection
  }

  /// The direction of the paragraph at a position; positions have to be queried in order.
  mutating func direction(at position: Int) -> LayoutDirection {
    if position > end || end < 0 {
      let paragraph = scalars[position...].prefix { !$0.isNewline }
      (start, end) = (position, paragraph.endIndex)
      current = text.direction(ofParagraph: paragraph, at: position)
    }
    return current
  }
}

extension StyledText {
  /// Whether a paragraph may be right-to-left without a letter of such a script.
  package var mayRunFromTheRight: Bool {
    layoutDirection == .rightToLeft || statesParagraphs
  }

  /// The direction of a paragraph.
  ///
  /// It is that of its first run's style, else by the strategy that of its first letter that has
  /// one, else that of the layout (Unicode Standard Annex #9, rules P2 and P3).
  ///
  /// - Parameter position: The paragraph's start among the text's scalars.
  package func direction(
    ofParagraph scalars: some Sequence<Unicode.Scalar>,
    at position: Int
  ) -> LayoutDirection {
    if let own = paragraphStyle(at: position).writingDirection { return own }
    switch writingDirectionStrategy {
    case .contentBased: return LayoutDirection(ofParagraph: scalars) ?? layoutDirection
    case .layoutBased: return layoutDirection
    }
  }

  /// The paragraph style of the run at a position.
  func paragraphStyle(at position: Int) -> ParagraphStyle {
    guard statesParagraphs else { return ParagraphStyle() }
    var end = 0
    for run in runs {
      end += run.length
      if position < end { return run.paragraph }
    }
    return runs.last?.paragraph ?? ParagraphStyle()
  }
}

extension LayoutDirection {
  /// The direction of the first letter that has one; nil without any.
  ///
  /// Characters between isolates do not count.
  package init?(ofParagraph scalars: some Sequence<Unicode.Scalar>) {
    var isolates = 0
    for scalar in scalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      case _ where isolates > 0: continue
      case _ where scalar.isStrongRightToLeft:
        self = .rightToLeft
        return
      case 0x200E:
        self = .leftToRight
        return
      case _ where scalar.properties.isAlphabetic:
        self = .leftToRight
        return
      default: continue
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with the scalar.
  fileprivate var isNewline: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is of one of the right-to-left scripts, or their mark.
  ///
  /// The blocks that Unicode's `DerivedBidiClass` reserves for them, without their digits and
  /// marks, which have no direction.
  package var isStrongRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      switch properties.generalCategory {
      case .nonspacingMark, .decimalNumber: false
      default: true
      }
    case 0x200F: true
    default: false
    }
  }
}
