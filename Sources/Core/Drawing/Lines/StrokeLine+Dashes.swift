internal import ViewValues

extension StrokeLine {
  /// The largest number of dashes in a line, which is drawn without gaps beyond it (D10.21).
  private static let mostDashes = 100_000.0

  /// The dashes of the line (D4.17).
  func dashed(_ style: StrokeValue) -> [StrokeLine] {
    let lengths = style.dash
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), !segments.isEmpty,
      style.dashPhase.isFinite
    else { return [self] }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let whole = segments.reduce(0) { $0 + $1.length(upTo: 1) }
    guard whole / period * Double(pattern.count) <= Self.mostDashes else { return [self] }
    var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while phase > 0, phase >= pattern[index] {
      phase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var cutter = DashCutter(pattern, index, left: pattern[index] - phase, at: start)
    for segment in segments { cutter.cut(segment) }
    return cutter.finished(isClosed: isClosed)
  }
}

/// Cuts a line into its dashes.
private struct DashCutter {
  private let pattern: [Double]
  private var index: Int
  /// The rest of the current dash or gap.
  private var left: Double
  private var piece: StrokeLine
  private var pieces: [StrokeLine] = []
  private let beginsInDash: Bool

  init(_ pattern: [Double], _ index: Int, left: Double, at start: StrokeLine.Point) {
    (self.pattern, self.index, self.left) = (pattern, index, left)
    piece = StrokeLine(start: start)
    beginsInDash = index % 2 == 0
  }

  private var isInDash: Bool { index % 2 == 0 }

  mutating func cut(_ segment: PathSegment) {
    let length = segment.length(upTo: 1)
    var (position, share) = (0.0, 0.0)
    while length - position > left {
      position += left
      let next = segment.share(at: position, of: length)
      let part = segment.part(from: share, to: next)
      share = next
      if isInDash {
        if left > 0, !part.isNothing { piece.segments.append(part) }
        if piece.segments.isEmpty { piece.direction = segment.way(at: next) }
        pieces.append(piece)
      }
      piece = StrokeLine(start: part.end)
      index = (index + 1) % pattern.count
      left = pattern[index]
    }
    left -= length - position
    let rest = segment.part(from: share, to: 1)
    if isInDash, !rest.isNothing { piece.segments.append(rest) }
  }

  /// The dashes; of a closed line the last one continues in the first.
  consuming func finished(isClosed: Bool) -> [StrokeLine] {
    guard isInDash, !piece.segments.isEmpty else { return pieces }
    if isClosed, beginsInDash {
      if pieces.isEmpty {
        piece.isClosed = true
      } else {
        piece.segments += pieces.removeFirst().segments
      }
    }
    return pieces + [piece]
  }
}

extension PathSegment {
  /// The length of the part up to a parameter.
  fileprivate func length(upTo t: Double) -> Double {
    if isLine { return t * (end - start).length }
    // The speed, by Gauss and Legendre's rule with five points in each of eight parts.
    let step = t / 8
    var sum = 0.0
    for part in 0..<8 {
      for (node, weight) in Self.nodes {
        sum += weight * direction(at: step * (Double(part) + (1 + node) / 2)).length
      }
    }
    return sum * step / 2
  }

  private static let nodes: [(Double, Double)] = [
    (-0.906179845938664, 0.2369268850561891), (-0.5384693101056831, 0.4786286704993665),
    (0, 0.5688888888888889), (0.5384693101056831, 0.4786286704993665),
    (0.906179845938664, 0.2369268850561891),
  ]

  /// The parameter at which the length of the part before it is `length`.
  fileprivate func share(at length: Double, of whole: Double) -> Double {
    if isLine { return length / whole }
    return Self.share(
      in: 0...1,
      value: { self.length(upTo: $0) - length },
      slope: { self.direction(at: $0).length }
    )
  }
}
