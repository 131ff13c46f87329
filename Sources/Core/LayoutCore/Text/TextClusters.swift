/// The clusters of a text, in order: a byte for each, and its start if clusters are not single
/// scalars, so that a text of plain characters takes no more memory than its content.
package struct TextClusters: RandomAccessCollection, MutableCollection, Sendable {
  private static let breakMark: UInt8 = 0x80

  /// For each cluster the number of its kind, and whether a line may end before it.
  private var marks: [UInt8] = []
  /// For each cluster the position of its first scalar; empty while each has been a single one.
  private var starts: [Int32] = []
  private var capacity = 0

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { marks.count }

  package subscript(position: Int) -> TextCluster {
    @inline(__always) get {
      TextCluster(
        start: starts.isEmpty ? position : Int(starts[position]),
        kind: kind(at: position),
        allowsBreak: marks[position] & TextClusters.breakMark != 0
      )
    }
    set {
      marks[position] = TextClusters.mark(newValue)
      noteStart(newValue.start, at: position)
    }
  }

  /// The line breaking class of a cluster.
  @inline(__always)
  func kind(at position: Int) -> TextCluster.Kind {
    TextCluster.Kind(rawValue: marks[position] & ~TextClusters.breakMark) ?? .visible
  }

  /// Makes room for so many clusters.
  package mutating func reserveCapacity(_ count: Int) {
    capacity = count
    marks.reserveCapacity(count)
  }

  /// Adds the next cluster.
  @inline(__always)
  package mutating func append(_ cluster: TextCluster) {
    marks.append(TextClusters.mark(cluster))
    noteStart(cluster.start, at: marks.count - 1)
  }

  @inline(__always)
  private mutating func noteStart(_ start: Int32, at position: Int) {
    if starts.isEmpty, start == Int32(clamping: position) { return }
    setStart(start, at: position)
  }

  @inline(never)
  private mutating func setStart(_ start: Int32, at position: Int) {
    if starts.isEmpty {
      starts.reserveCapacity(capacity)
      starts.append(contentsOf: (0..<marks.count).lazy.map { Int32(clamping: $0) })
    } else if starts.count < marks.count {
      starts.append(start)
    }
    starts[position] = start
  }

  @inline(__always)
  private static func mark(_ cluster: TextCluster) -> UInt8 {
    cluster.kind.rawValue | (cluster.allowsBreak ? breakMark : 0)
  }
}
