internal import Drawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Joins pieces of segments to a path: adjacent pieces of a segment become one again.
struct PieceJoining {
  typealias Piece = SegmentCutting.Piece

  private let segments: [PathSegment]
  private let vertices: [PathSegment.Point]
  private let distance: Double
  var pieces: [Piece] = []

  init(
    _ segments: [PathSegment],
    _ vertices: [PathSegment.Point],
    within distance: Double
  ) {
    (self.segments, self.vertices, self.distance) = (segments, vertices, distance)
  }

  /// Returns the pieces in chains, in rings if they outline an area.
  func chains(closes: Bool) -> [[Piece]] {
    var starts: [Int: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { starts[piece.start, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var chains: [[Piece]] = []
    for begin in pieces.indices where !isUsed[begin] {
      var chain: [Piece] = []
      var next: Int? = begin
      while let index = next {
        isUsed[index] = true
        chain.append(pieces[index])
        let end = pieces[index].end
        if closes, end == pieces[begin].start { break }
        starts[end]?.removeAll { isUsed[$0] }
        next = successor(of: pieces[index], in: starts[end] ?? [])
      }
      chains.append(chain)
    }
    return chains
  }

  func path(of chains: [[Piece]], closes: Bool) -> Path {
    var path = Path()
    for chain in chains { add(chain, closes: closes, to: &path) }
    return path
  }

  /// Returns the piece to follow one: that which turns most towards the area.
  private func successor(of piece: Piece, in candidates: [Int]) -> Int? {
    guard candidates.count > 1 else { return candidates.first }
    let arrival = segments[piece.segment].part(from: piece.to, to: piece.from).departure
    func turn(_ index: Int) -> Double {
      let next = pieces[index]
      let way = segments[next.segment].part(from: next.from, to: next.to).departure
      return atan2((-arrival).cross(way), (-arrival * way).sum())
    }
    return candidates.max { turn($0) < turn($1) }
  }

  private func add(_ chain: [Piece], closes: Bool, to path: inout Path) {
    guard let first = chain.first, let last = chain.last else { return }
    let isRing = first.start == last.end
    var whole: [Piece] = []
    for piece in chain {
      if let before = whole.last, let both = joined(before, piece) {
        whole[whole.count - 1] = both
      } else {
        whole.append(piece)
      }
    }
    if isRing, whole.count > 1, let both = joined(whole[whole.count - 1], whole[0]) {
      whole[0] = both
      whole.removeLast()
    }
    var parts = whole.map { piece in
      segments[piece.segment].part(from: piece.from, to: piece.to)
        .between(vertices[piece.start], vertices[piece.end])
    }
    straighten(&parts, isRing: isRing)
    // A ring without area is dropped.
    guard !closes || parts.count > 2 || parts.contains(where: { !$0.isLine }) else { return }
    guard let start = parts.first?.start else { return }
    path.move(to: CGPoint(start))
    // The end of a ring draws its last line.
    if isRing, parts.count > 1, parts[parts.count - 1].isLine { parts.removeLast() }
    for part in parts {
      if part.isLine {
        path.addLine(to: CGPoint(part.end))
      } else {
        let controls = (CGPoint(part.control1), CGPoint(part.control2))
        path.addCurve(to: CGPoint(part.end), control1: controls.0, control2: controls.1)
      }
    }
    if isRing { path.closeSubpath() }
  }

  /// Returns two adjacent pieces of a segment as one.
  private func joined(_ first: Piece, _ second: Piece) -> Piece? {
    guard first.segment == second.segment, first.to == second.from,
      (first.from < first.to) == (second.from < second.to)
    else { return nil }
    return Piece(
      segment: first.segment,
      from: first.from,
      to: second.to,
      start: first.start,
      end: second.end
    )
  }

  /// Merges consecutive lines in the same direction.
  private func straighten(_ parts: inout [PathSegment], isRing: Bool) {
    var index = isRing ? 0 : 1
    while parts.count > 1, index < parts.count {
      let before = (index + parts.count - 1) % parts.count
      if goesOn(parts[before], parts[index]) {
        parts[before] = PathSegment(from: parts[before].start, to: parts[index].end)
        parts.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  private func goesOn(_ first: PathSegment, _ second: PathSegment) -> Bool {
    guard first.isLine, second.isLine else { return false }
    let (one, other) = (first.end - first.start, second.end - second.start)
    let whole = second.end - first.start
    return (one * other).sum() >= 0 && abs(whole.cross(one)) <= whole.length * distance * 2
  }
}

extension CGPoint {
  init(_ point: PathSegment.Point) { self.init(x: point.x, y: point.y) }
}
