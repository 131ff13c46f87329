internal import CPango
internal import LayoutCore

/// A text as Pango reads it, divided into grapheme clusters.
struct ClusterBuffer {
  /// The source of a cluster's width.
  enum Source: UInt8 {
    case font
    case tab
    /// A control character or a line feed.
    case nothing
    /// U+FFFC, in the place of an inline image.
    case image
  }

  /// The text in UTF-8, its control characters replaced by invisible ones: Pango draws some as
  /// boxes and stops at others.
  private(set) var bytes: [CChar] = []
  private(set) var clusters = TextClusters()
  private(set) var sources: [Source] = []
  /// The byte offset of each cluster's start, and of the last one's end.
  private(set) var offsets: [Int] = []
  /// Whether any part is written from right to left.
  private(set) var hasRightToLeft = false
  private var scalarCount = 0

  init(_ content: String, locale: String) {
    let count = content.utf8.count
    bytes.reserveCapacity(count)
    clusters.reserveCapacity(count)
    sources.reserveCapacity(count)
    offsets.reserveCapacity(count + 1)
    // In plain text every byte is a character; a carriage return may be half of one.
    if content.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      for byte in content.utf8 { append(CollectionOfOne(Unicode.Scalar(byte))) }
    } else {
      for character in content { append(character.unicodeScalars) }
    }
    offsets.append(bytes.count)
    findBreaks(locale: locale)
  }

  private mutating func append(_ scalars: some Collection<Unicode.Scalar>) {
    guard let first = scalars.first else { return }
    let source = ClusterBuffer.source(of: first)
    let kind: TextCluster.Kind =
      switch first.value {
      case 0x20, 0x09: .space
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineFeed
      default: .visible
      }
    clusters.append(TextCluster(start: scalarCount, kind: kind))
    sources.append(source)
    offsets.append(bytes.count)
    for scalar in scalars {
      scalarCount += 1
      hasRightToLeft =
        hasRightToLeft || scalar.isStrongRightToLeft || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value)
      let shown: Unicode.Scalar =
        switch ClusterBuffer.source(of: scalar) {
        case _ where kind == .lineFeed: "\n"
        case .tab: " "
        case .nothing: "\u{2060}"
        case .image, .font: scalar
        }
      for unit in UTF8.encode(shown) ?? UTF8.encodedReplacementCharacter {
        bytes.append(CChar(bitPattern: unit))
      }
    }
  }

  private static func source(of scalar: Unicode.Scalar) -> Source {
    switch scalar.value {
    case 0x09: .tab
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: .nothing
    case 0xFFFC: .image
    default: .font
    }
  }

  /// Finds the clusters before which a line may end (Unicode Standard Annex #14).
  private mutating func findBreaks(locale: String) {
    // A single word has none.
    guard clusters.count > 1 else { return }
    let attributes = [PangoLogAttr](unsafeUninitializedCapacity: scalarCount + 1) { buffer, count in
      buffer.initialize(repeating: PangoLogAttr())
      bytes.withUnsafeBufferPointer { text in
        pango_get_log_attrs(
          text.baseAddress,
          Int32(clamping: text.count),
          -1,
          pango_language_from_string(locale),
          buffer.baseAddress,
          Int32(clamping: scalarCount + 1)
        )
      }
      count = scalarCount + 1
    }
    for index in clusters.indices.dropFirst() {
      clusters[index].allowsBreak = attributes[Int(clusters[index].start)].is_line_break != 0
    }
  }
}
