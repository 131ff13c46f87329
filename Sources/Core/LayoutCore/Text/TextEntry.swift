/// A cached line break of a text, valid for a range of widths.
struct TextEntry {
  /// The number of entries that a text caches.
  static let capacity = 3

  /// Every width in this range breaks the text the same way; it begins at that of its lines.
  var narrowest = 0.0
  var widest = -1.0
  /// The size of the text.
  var size = Size.zero
  private var lineLimit: Int32 = 0
  /// The number of lines shown, negative if characters are missing.
  private var signedLineCount: Int32 = 0

  init() {}

  init(_ measurement: TextMeasurement, _ request: TextRequest, size: Size) {
    narrowest = measurement.width
    widest = request.width
    self.size = size
    lineLimit = Int32(clamping: request.lineLimit)
    let lineCount = Int32(clamping: measurement.lineCount)
    signedLineCount = measurement.isTruncated ? -1 - lineCount : lineCount
  }

  @inline(__always)
  var isTruncated: Bool { signedLineCount < 0 }

  var measurement: TextMeasurement {
    TextMeasurement(
      width: narrowest,
      lineCount: Int(isTruncated ? -1 - signedLineCount : signedLineCount),
      isTruncated: isTruncated
    )
  }

  /// Whether it answers a request.
  ///
  /// Lines without truncation stay valid as long as they fit, and under any limit above their
  /// number: a limit equal to it may have cut off empty lines. A truncated text answers one request
  /// only.
  @inline(__always)
  func answers(width: Double, lineLimit: Int32) -> Bool {
    if isTruncated { return width == widest && lineLimit == self.lineLimit }
    let isWithinLimit =
      signedLineCount < self.lineLimit
      ? lineLimit >= signedLineCount : lineLimit == self.lineLimit
    return width >= narrowest && width <= widest && isWithinLimit
  }
}
