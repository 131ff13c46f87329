internal import LayoutCore

/// Whether texts of both writing directions are seen as they are read.
enum WritingRules {
  static let all = [numberOrder, signSide, punctuationSide, latinNotIsolated, textArrow]

  private static let isolate =
    "let a formatter write it, or put it between \\u{2068} and \\u{2069}, which isolate it"

  static let numberOrder = AuditRule(
    id: "number-order",
    criterion: "Unicode UAX #9, right to left",
    level: .warning,
    failsWhen:
      "the groups of digits of a number of seven digits and more, such as a telephone's, are "
      + "seen in another order, since the text is laid out from the right",
    silentFor: "dates, ranges, digits of Arabic; texts with marks of direction",
    remedy: isolate
  ) { context, answers in
    each(context, &answers) { paragraph in
      guard paragraph.isRightToLeft else { return nil }
      let order = paragraph.order
      for number in paragraph.groupedNumbers {
        let places = number.groups.map { order.places[$0.lowerBound] }
        guard places != places.sorted() else { continue }
        let seen = zip(number.groups, places).sorted { $0.1 < $1.1 }
          .map { paragraph.text($0.0) }.joined(separator: " ")
        return .fails("\(AuditWords.quoted(number.text)) is seen as \(AuditWords.quoted(seen))")
      }
      return nil
    }
  }

  static let signSide = AuditRule(
    id: "sign-side",
    criterion: "Unicode UAX #9, right to left",
    level: .warning,
    failsWhen:
      "a text without letters, laid out from the right, has the sign before its number behind "
      + "it: -5 is seen as 5-",
    silentFor: "texts with letters, which say a direction, and with marks of direction",
    remedy: "format the number (.formatted()), or put \\u{200E} before the sign"
  ) { context, answers in
    each(context, &answers) { paragraph in
      guard paragraph.isRightToLeft, !paragraph.hasLetters else { return nil }
      let scalars = paragraph.scalars
      let order = paragraph.order
      for (index, scalar) in scalars.enumerated().dropLast() {
        guard ["+", "-", "\u{2212}"].contains(scalar), Paragraph.isDigit(scalars[index + 1]),
          index == 0 || scalars[index - 1].properties.isWhitespace || scalars[index - 1] == "(",
          order.places[index] > order.places[index + 1]
        else { continue }
        let end = scalars[index...].firstIndex { $0.properties.isWhitespace } ?? scalars.count
        return .fails(
          "the \(AuditWords.quoted(String(scalar))) of "
            + "\(AuditWords.quoted(paragraph.text(index..<end))) is seen behind its number"
        )
      }
      return nil
    }
  }

  static let punctuationSide = AuditRule(
    id: "punctuation-side",
    criterion: "Unicode UAX #9, right to left",
    level: .warning,
    failsWhen:
      "a sentence is laid out against the direction of its letters, so that the sign at its "
      + "end stands where it begins",
    silentFor: "texts with about as many letters of both directions, and with marks of direction",
    remedy: "begin the text with a letter of its language, or with \\u{200F} or \\u{200E}"
  ) { context, answers in
    each(context, &answers) { paragraph in
      guard let isMostlyRightToLeft = paragraph.isMostlyRightToLeft,
        isMostlyRightToLeft != paragraph.isRightToLeft, let sign = paragraph.lastSign
      else { return nil }
      return .fails(
        "it is laid out from the \(paragraph.isRightToLeft ? "right" : "left"), and its "
          + "\(AuditWords.quoted(String(sign))) stands at the \(paragraph.isRightToLeft ? "left" : "right")"
      )
    }
  }

  static let latinNotIsolated = AuditRule(
    id: "latin-not-isolated",
    criterion: "Unicode UAX #9, right to left",
    level: .warning,
    failsWhen:
      "a Latin word in a text that is written from the right loses a sign to its other side "
      + "(C++ is seen as ++C), or, as its first word, has all of it laid out from the left",
    silentFor: "signs of sentences and brackets, texts with marks of direction",
    remedy: isolate
  ) { context, answers in
    each(context, &answers) { paragraph in
      if !paragraph.isRightToLeft, paragraph.isMostlyRightToLeft == true,
        paragraph.lastSign == nil, let first = paragraph.words.first,
        paragraph.scalars[first].contains(where: Paragraph.isLeftLetter)
      {
        return .fails(
          "it begins with \(AuditWords.quoted(paragraph.text(first))), and so is laid out from the left"
        )
      }
      guard paragraph.isRightToLeft, paragraph.rightLetters > 0 else { return nil }
      let order = paragraph.order
      for word in paragraph.words {
        let scalars = paragraph.scalars[word]
        guard scalars.contains(where: Paragraph.isLeftLetter),
          !scalars.contains(where: { $0.isStrongRightToLeft }), word.count > 1
        else { continue }
        let (first, last) = (word.lowerBound, word.upperBound - 1)
        let isLeading =
          ["@", "#", "+", "$", ".", "~"].contains(paragraph.scalars[first])
          && order.places[first] > order.places[first + 1]
        let isTrailing =
          ["+", "#", "*"].contains(paragraph.scalars[last])
          && order.places[last] < order.places[last - 1]
        guard isLeading || isTrailing else { continue }
        return .fails(
          "the \(AuditWords.quoted(String(paragraph.scalars[isLeading ? first : last]))) of "
            + "\(AuditWords.quoted(paragraph.text(word))) is seen on its other side"
        )
      }
      return nil
    }
  }

  static let textArrow = AuditRule(
    id: "text-arrow",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen:
      "an arrow among the letters of a text points against its direction, for arrows do not "
      + "turn around",
    silentFor:
      "arrows that point up and down, or away from a text as they should; texts in letters "
      + "that are written from the left, which a translation may turn, are unknown",
    remedy: "take a symbol instead: Label(…, systemImage: \"arrow.forward\")"
  ) { context, answers in
    each(context, &answers, in: .rightToLeft) { paragraph in
      guard let arrow = paragraph.misleadingArrow else { return nil }
      let text = AuditWords.quoted(String(arrow))
      if paragraph.leftLetters > paragraph.rightLetters {
        let language = LayoutDirection(ofLanguage: context.facts.environment.locale)
        guard language == .rightToLeft else {
          return .unknown("a translation may turn the arrow \(text), or not")
        }
      }
      return .fails("the arrow \(text) points against the direction of the text")
    }
  }

  /// An answer about a paragraph.
  enum Answer {
    case fails(String)
    case unknown(String)
  }

  /// Asks about each paragraph of each text that is seen.
  ///
  /// - Parameter direction: That of the layout around texts; nil for any.
  private static func each(
    _ context: AuditContext,
    _ answers: inout RuleAnswers,
    in direction: LayoutDirection? = nil,
    _ answer: (Paragraph) -> Answer?
  ) {
    for index in context.facts.writtenTexts {
      let view = context.facts.views[index]
      if let direction, view.layoutDirection != direction { continue }
      answers.judge(view.id)
      let found = Paragraph.all(of: view).compactMap(answer).first
      switch found {
      case .fails(let reason):
        answers.fail(RuleAnswers.Subject(view), .warning, "\(view.description): \(reason)")
      case .unknown(let reason): answers.doubt(RuleAnswers.Subject(view), reason)
      case nil: break
      }
    }
  }
}

extension AuditFacts {
  /// The texts that are seen, but for those that the system's controls make of themselves.
  var writtenTexts: [Int] {
    views.indices.filter { index in
      views[index].string?.isEmpty == false && !views[index].isInvisible
        && !views[index].isBehindPresentation && views[index].visibleFrame != nil
        && views[index].part?.isGiven != false
    }
  }
}

extension Paragraph {
  /// The sign that ends the sentence; nil if none does.
  var lastSign: Unicode.Scalar? {
    scalars.last { !$0.properties.isWhitespace }
      .flatMap { [".", "!", "?", ":", "…", "\u{61F}", "\u{6D4}"].contains($0) ? $0 : nil }
  }

  /// An arrow that points where the text comes from: from the right, one to the right in its midst or
  /// at its end, or one to the left at its beginning.
  fileprivate var misleadingArrow: Unicode.Scalar? {
    let shown = scalars.indices.filter {
      !scalars[$0].properties.isWhitespace && scalars[$0] != "\u{FE0F}"
    }
    guard let first = shown.first, let last = shown.last else { return nil }
    let arrows = shown.filter { Paragraph.points(scalars[$0]) != nil }
    // An arrow alone, or Latin letters, are as they are from left to right.
    if !hasLetters || !isRightToLeft { return arrows.first.map { scalars[$0] } }
    return arrows.first { index in
      let isToTheRight = Paragraph.points(scalars[index]) == .leftToRight
      return isToTheRight ? index != first : index == first && index != last
    }.map { scalars[$0] }
  }

  /// The direction that an arrow points in; nil for other characters.
  private static func points(_ scalar: Unicode.Scalar) -> LayoutDirection? {
    switch scalar.value {
    case 0x2192, 0x21D2, 0x21E8, 0x27F6, 0x27F9, 0x27A1, 0x2794, 0x2799...0x279E: .leftToRight
    case 0x2190, 0x21D0, 0x21E6, 0x27F5, 0x27F8, 0x2B05: .rightToLeft
    default: nil
    }
  }
}
