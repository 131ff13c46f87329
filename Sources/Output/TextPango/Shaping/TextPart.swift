internal import LayoutCore

extension TextShaper {
  /// A paragraph, or several that have no direction to resolve.
  struct Paragraph {
    var clusters: Range<Int>
    var isRightToLeft: Bool

    /// The paragraphs of a text; one if neither a part of it nor the layout around it is
    /// right-to-left (L18.19).
    static func paragraphs(of buffer: ClusterBuffer, _ text: StyledText) -> [Paragraph] {
      guard buffer.hasRightToLeft || text.mayRunFromTheRight else {
        return [Paragraph(clusters: buffer.clusters.indices, isRightToLeft: false)]
      }
      let scalars = Array(text.content.unicodeScalars)
      var paragraphs: [Paragraph] = []
      var start = 0
      while start < buffer.clusters.count {
        let feed = buffer.clusters[start...].firstIndex { $0.kind == .lineFeed }
        let end = feed.map { $0 + 1 } ?? buffer.clusters.count
        let last = feed.map { Int(buffer.clusters[$0].start) } ?? scalars.count
        let first = Int(buffer.clusters[start].start)
        let direction = text.direction(ofParagraph: scalars[first..<last], at: first)
        paragraphs.append(
          Paragraph(clusters: start..<end, isRightToLeft: direction == .rightToLeft)
        )
        start = end
      }
      return paragraphs
    }
  }

  /// The clusters of a text with the same style.
  struct Part {
    let clusters: Range<Int>
    /// The paragraphs from the one with the first cluster on.
    let paragraphs: ArraySlice<Paragraph>
    let buffer: ClusterBuffer

    init(clusters: Range<Int>, paragraphs: ArraySlice<Paragraph>, of buffer: ClusterBuffer) {
      self.clusters = clusters
      self.paragraphs = paragraphs
      self.buffer = buffer
    }

    /// Shapes the part and passes on the share of each cluster.
    func shape(
      with map: FontMap,
      drawsGlyphs: Bool = false,
      _ body: (_ index: Int, _ share: FontMap.Cluster) -> Void
    ) {
      for paragraph in paragraphs {
        guard paragraph.clusters.lowerBound < clusters.upperBound else { return }
        shape(
          clusters.clamped(to: paragraph.clusters),
          of: paragraph,
          with: map,
          drawsGlyphs,
          body
        )
      }
    }

    /// The width of several characters drawn as one is shared evenly.
    private func shape(
      _ range: Range<Int>,
      of paragraph: Paragraph,
      with map: FontMap,
      _ drawsGlyphs: Bool,
      _ body: (_ index: Int, _ share: FontMap.Cluster) -> Void
    ) {
      let start = buffer.offsets[paragraph.clusters.lowerBound]
      let all = start..<buffer.offsets[paragraph.clusters.upperBound]
      let bytes =
        buffer.offsets[range.lowerBound] - start..<buffer.offsets[range.upperBound] - start
      var pending: FontMap.Cluster?
      var index = range.lowerBound
      func finish(at end: Int) {
        guard var cluster = pending else { return }
        // Runs come in the order of the text, and so do the clusters of each.
        while index < range.upperBound - 1, buffer.offsets[index + 1] <= start + cluster.offset {
          index += 1
        }
        var last = index
        while last < range.upperBound - 1, buffer.offsets[last + 1] < start + end { last += 1 }
        let count = Double(last - index + 1)
        cluster.em /= count
        cluster.nominal /= count
        cluster.bearing /= count
        // Characters drawn as one begin with the visually first one.
        let drawn = (cluster.drawing?.level ?? 0) % 2 == 1 ? last : index
        for position in index...last {
          var share = share(of: position, in: cluster)
          if position != drawn { share.drawing?.glyphs = [] }
          body(position, share)
        }
      }
      buffer.bytes[all].withUnsafeBufferPointer { text in
        map.shape(
          text,
          bytes,
          isRightToLeft: paragraph.isRightToLeft,
          drawsGlyphs: drawsGlyphs
        ) { cluster in
          finish(at: cluster.offset)
          pending = cluster
        }
      }
      finish(at: bytes.upperBound)
    }

    private func share(of position: Int, in cluster: FontMap.Cluster) -> FontMap.Cluster {
      var share = cluster
      switch buffer.sources[position] {
      case .font: if cluster.isUnknown { (share.em, share.isPrimary) = (1, false) }
      case .tab:
        share.em *= 4
        share.large *= 4
      case .nothing: (share.em, share.isUnknown) = (0, false)
      case .image: (share.em, share.isUnknown, share.isPrimary) = (1, false, false)
      }
      if buffer.sources[position] != .font { share.drawing?.glyphs = [] }
      return share
    }
  }
}
