internal import LayoutCore

/// A paragraph of a text, as rules about writing directions ask for it.
struct Paragraph {
  /// A number of its digits in groups, such as that of a telephone.
  struct GroupedNumber {
    /// The characters from the first to the last digit.
    var text: String
    /// The places of its groups of digits among the scalars.
    var groups: [Range<Int>]
  }

  let scalars: [Unicode.Scalar]
  /// Whether it is laid out from the right.
  let isRightToLeft: Bool
  /// The number of its letters that are written from the left.
  let leftLetters: Int
  /// The number of its letters that are written from the right.
  let rightLetters: Int

  /// The paragraphs of a text that are seen, but for those that say by marks which way they are written.
  static func all(of view: AuditView) -> [Paragraph] {
    guard let string = view.string, !view.lines.isEmpty else { return [] }
    let scalars = Array(string.unicodeScalars)
    var paragraphs: [Paragraph] = []
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { isLineEnd($0) } ?? scalars.count
      let line = view.lines.first { $0.range.overlaps(start..<end) }
      if let line, !scalars[start..<end].contains(where: isMark) {
        paragraphs.append(
          Paragraph(Array(scalars[start..<end]), line.direction == .rightToLeft)
        )
      }
      start = end + 1
    }
    return paragraphs
  }

  init(_ scalars: [Unicode.Scalar], _ isRightToLeft: Bool) {
    self.scalars = scalars
    self.isRightToLeft = isRightToLeft
    rightLetters = scalars.count { $0.isStrongRightToLeft }
    leftLetters = scalars.count { Paragraph.isLeftLetter($0) }
  }

  var hasLetters: Bool { leftLetters + rightLetters > 0 }

  /// The words between spaces, by their places among the scalars.
  var words: [Range<Int>] {
    ranges { !$0.properties.isWhitespace }
  }

  /// The direction of most of its letters, where there are twice as many as of the other; nil for none.
  var isMostlyRightToLeft: Bool? {
    if rightLetters > 0, rightLetters >= 2 * leftLetters { return true }
    if leftLetters > 0, leftLetters >= 2 * rightLetters { return false }
    return nil
  }

  /// Numbers of seven digits and more, in groups with one sign between each: of telephones, of cards,
  /// of thousands; dates and ranges of years are none.
  var groupedNumbers: [GroupedNumber] {
    let signs: Set<Unicode.Scalar> = [" ", "\u{A0}", "-", ".", "(", ")"]
    return ranges { Paragraph.isDigit($0) || signs.contains($0) }.compactMap { range in
      let digits = range.filter { Paragraph.isDigit(scalars[$0]) }
      guard let first = digits.first, let last = digits.last, digits.count >= 7 else { return nil }
      var groups: [Range<Int>] = []
      for index in digits {
        if let end = groups.last?.upperBound, end == index {
          groups[groups.count - 1] = groups[groups.count - 1].lowerBound..<(index + 1)
        } else {
          groups.append(index..<(index + 1))
        }
      }
      let counts = groups.map(\.count)
      let gaps = zip(groups, groups.dropFirst()).map { $1.lowerBound - $0.upperBound }
      let isDate =
        counts.count == 3 && digits.count <= 8 && counts.allSatisfy { $0 == 2 || $0 == 4 }
      // Many groups, or none of three digits, are numbers beside each other.
      guard (2...6).contains(groups.count), counts.contains(where: { $0 > 2 }),
        !counts.dropFirst().contains(1), !isDate, counts != [4, 4],
        zip(gaps, groups).allSatisfy({ gap, group in
          gap == 1 || (gap == 2 && [")", "("].contains(scalars[group.upperBound]))
            || (gap == 2 && scalars[group.upperBound] == " "
              && scalars[group.upperBound + 1] == "(")
        })
      else { return nil }
      return GroupedNumber(text: text(first..<(last + 1)), groups: groups)
    }
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  var order: VisualOrder { VisualOrder(scalars, isRightToLeft: isRightToLeft) }

  /// The longest ranges of scalars of a kind.
  private func ranges(of isOfKind: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      if isOfKind(scalar) {
        start = start ?? index
      } else if let begin = start {
        ranges.append(begin..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<scalars.count) }
    return ranges
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  static func isLeftLetter(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isStrongRightToLeft && scalar.properties.isAlphabetic
      && scalar.properties.generalCategory != .nonspacingMark
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a scalar says which way what is around it is written.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
