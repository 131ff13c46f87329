internal import LayoutCore

/// The order in which the characters of a line are seen (Unicode Standard Annex #9, for text without
/// marks of direction and without paired brackets).
struct VisualOrder {
  /// The bidirectional classes that count without marks of direction.
  private enum Class {
    case left, right, arabicLetter
    case european, arabic
    case plusMinus, terminator, separator
    case mark, space, neutral
  }

  /// For each scalar its position from the left.
  let places: [Int]

  /// Arranges a paragraph as one line.
  ///
  /// - Parameters:
  ///   - scalars: The paragraph.
  ///   - isRightToLeft: Whether the paragraph is laid out from the right.
  init(_ scalars: [Unicode.Scalar], isRightToLeft: Bool) {
    var classes = scalars.map(VisualOrder.characterClass)
    VisualOrder.resolveWeak(&classes, isRightToLeft ? .right : .left)
    VisualOrder.resolveNeutral(&classes, isRightToLeft ? .right : .left)
    let base = isRightToLeft ? 1 : 0
    var levels = classes.map { one -> Int in
      switch one {
      case .right, .arabicLetter: 1
      case .european, .arabic: 2
      case .left, .plusMinus, .terminator, .separator, .mark, .space, .neutral:
        isRightToLeft ? 2 : 0
      }
    }
    // L1: spaces at the end are on the side where the paragraph ends.
    for index in scalars.indices.reversed() {
      guard scalars[index].properties.isWhitespace else { break }
      levels[index] = base
    }
    places = VisualOrder.places(levels)
  }

  /// Reverses runs, those of the highest level first (L2).
  private static func places(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    var places = order
    for (place, index) in order.enumerated() { places[index] = place }
    return places
  }

  /// Numbers and what belongs to them (W1 to W7).
  private static func resolveWeak(_ classes: inout [Class], _ base: Class) {
    for index in classes.indices where classes[index] == .mark {
      classes[index] = index > 0 ? classes[index - 1] : base
    }
    var strong = base
    for index in classes.indices {
      switch classes[index] {
      case .left, .right, .arabicLetter: strong = classes[index]
      case .european where strong == .arabicLetter: classes[index] = .arabic
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabicLetter { classes[index] = .right }
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      if classes[index] == .plusMinus, before == .european { classes[index] = .european }
      if classes[index] == .separator, before == .european || before == .arabic {
        classes[index] = before
      }
    }
    for index in classes.indices where classes[index] == .terminator {
      let next = classes[index...].first { $0 != .terminator }
      if next == .european || (index > 0 && classes[index - 1] == .european) {
        classes[index] = .european
      }
    }
    strong = base
    for index in classes.indices {
      switch classes[index] {
      case .plusMinus, .terminator, .separator: classes[index] = .neutral
      case .left, .right: strong = classes[index]
      case .european where strong == .left: classes[index] = .left
      default: break
      }
    }
  }

  /// Gives characters without a direction that of their neighbors (N1, N2).
  private static func resolveNeutral(_ classes: inout [Class], _ base: Class) {
    func side(_ one: Class) -> Class { one == .left ? .left : .right }
    var index = 0
    while index < classes.count {
      guard classes[index] == .neutral || classes[index] == .space else {
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0 != .neutral && $0 != .space } ?? classes.count
      let before = index > 0 ? side(classes[index - 1]) : base
      let after = end < classes.count ? side(classes[end]) : base
      for position in index..<end { classes[position] = before == after ? before : base }
      index = end
    }
  }

  private static func characterClass(_ scalar: Unicode.Scalar) -> Class {
    switch scalar.value {
    case 0x30...0x39, 0x6F0...0x6F9, 0xFF10...0xFF19: return .european
    case 0x660...0x669, 0x66B, 0x66C, 0x6DD: return .arabic
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFE62, 0xFE63, 0xFF0B, 0xFF0D:
      return .plusMinus
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF, 0x2213:
      return .terminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: return .separator
    case _ where scalar.isStrongRightToLeft:
      switch scalar.value {
      case 0x600...0x7BF, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: return .arabicLetter
      default: return .right
      }
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .mark
    case .decimalNumber: return .left
    default: break
    }
    if scalar.properties.isWhitespace { return .space }
    return scalar.properties.isAlphabetic ? .left : .neutral
  }
}
