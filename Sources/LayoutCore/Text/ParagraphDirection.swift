/// The direction of the paragraphs of a text: that of its first letter that has one, else that of
/// the layout around it (Unicode Standard Annex #9, rules P2 and P3).
struct ParagraphDirection {
  private let scalars: [Unicode.Scalar]
  private let surrounding: LayoutDirection
  private var end = -1
  private var current: LayoutDirection

  init(_ scalars: [Unicode.Scalar], around surrounding: LayoutDirection) {
    self.scalars = scalars
    self.surrounding = surrounding
    current = surrounding
  }

  /// The direction of the paragraph at a position; positions are asked for in order.
  mutating func direction(at position: Int) -> LayoutDirection {
    if position > end || end < 0 {
      let paragraph = scalars[position...].prefix { !$0.isNewline }
      end = paragraph.endIndex
      current = LayoutDirection(ofParagraph: paragraph) ?? surrounding
    }
    return current
  }
}

extension LayoutDirection {
  /// The direction of the first letter that has one; nil without any.
  ///
  /// What stands between isolates does not count.
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

  /// Whether the scalar is of one of the scripts that are written from the right, or their mark.
  ///
  /// The blocks that Unicode's `DerivedBidiClass` reserves for them; their digits and marks, which
  /// have no direction, left out.
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
