internal import Drawing

/// Segments cut into pieces that cross others at their ends only.
struct SegmentCutting {
  /// A part of a segment between two vertices.
  struct Piece {
    let segment: Int
    let from: Double
    let to: Double
    let start: Int
    let end: Int

    var reversed: Piece { Piece(segment: segment, from: to, to: from, start: end, end: start) }
  }

  private let segments: [PathSegment]
  private let distance: Double
  /// The points at which pieces begin and end.
  private(set) var vertices: [PathSegment.Point] = []
  private(set) var pieces: [Piece] = []
  /// The vertices by the grid cell they are in.
  private var squares: [SIMD2<Int>: [Int]] = [:]

  /// Cuts segments by others, or by each other.
  init(_ segments: [PathSegment], by others: [PathSegment]? = nil, within distance: Double) {
    (self.segments, self.distance) = (segments, distance)
    // The original ends come first, so that they stay exact.
    let ends = segments.map { [vertex(at: $0.start), vertex(at: $0.end)] }
    for (index, shares) in Self.shares(segments, others, distance).enumerated() {
      addPieces(of: index, between: ends[index][0], ends[index][1], shares.sorted())
    }
  }

  /// The shares of each segment at which others meet it.
  private static func shares(
    _ segments: [PathSegment],
    _ cutters: [PathSegment]?,
    _ distance: Double
  ) -> [[Double]] {
    let others = cutters ?? segments
    // Sorted from left to right, so that most pairs are never compared.
    let lows = others.map(\.hull.low.x)
    let order = others.indices.sorted { lows[$0] < lows[$1] }
    var shares = [[Double]](repeating: [], count: segments.count)
    for (number, segment) in segments.enumerated() {
      let right = segment.hull.high.x + distance
      if cutters == nil {
        shares[number] += segment.crossingsWithItself(within: distance)
          .flatMap { [$0.first, $0.second] }
      }
      for index in order {
        if lows[index] > right { break }
        // Each pair once, so that both are cut at the same points.
        if cutters == nil, index <= number { continue }
        for crossing in segment.crossings(with: others[index], within: distance) {
          shares[number].append(crossing.first)
          if cutters == nil { shares[index].append(crossing.second) }
        }
      }
    }
    return shares
  }

  private mutating func addPieces(
    of index: Int,
    between start: Int,
    _ end: Int,
    _ shares: [Double]
  ) {
    let segment = segments[index]
    var (from, begin) = (0.0, start)
    func add(_ to: Double, _ vertex: Int) {
      let middle = segment.point(at: (from + to) / 2)
      // A piece without length is dropped.
      if begin == vertex, (middle - vertices[vertex]).length <= distance * 2 { return }
      pieces.append(Piece(segment: index, from: from, to: to, start: begin, end: vertex))
      (from, begin) = (to, vertex)
    }
    for share in shares where share > 0 && share < 1 {
      let vertex = vertex(at: segment.point(at: share))
      // A cut that close to the end is the end.
      let middle = segment.point(at: (share + 1) / 2)
      if vertex == end, (middle - vertices[end]).length <= distance * 2 { break }
      add(share, vertex)
    }
    add(1, end)
  }

  /// The vertex at a point or next to it.
  private mutating func vertex(at point: PathSegment.Point) -> Int {
    let size = distance * 4
    let square = SIMD2(
      Int((point.x / size).rounded(.down)),
      Int((point.y / size).rounded(.down))
    )
    for x in -1...1 {
      for y in -1...1 {
        for vertex in squares[square &+ SIMD2(x, y)] ?? []
        where (vertices[vertex] - point).length <= distance * 2 { return vertex }
      }
    }
    squares[square, default: []].append(vertices.count)
    vertices.append(point)
    return vertices.count - 1
  }

  /// The pieces without those that coincide with another one.
  var withoutRepeats: [Piece] {
    var kept: [SIMD2<Int>: [PathSegment]] = [:]
    return pieces.filter { piece in
      let ends = SIMD2(min(piece.start, piece.end), max(piece.start, piece.end))
      let part = segments[piece.segment].part(from: piece.from, to: piece.to)
      if let others = kept[ends],
        others.contains(where: { $0.covers(part, within: distance * 2) })
      {
        return false
      }
      kept[ends, default: []].append(part)
      return true
    }
  }
}
