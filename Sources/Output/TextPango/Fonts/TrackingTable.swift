/// The tracking that a font of Apple's has in its `trak` table: by how much letters stand apart at a size.
struct TrackingTable: Sendable, Hashable {
  /// The sizes of the table, in points, ascending.
  private let sizes: [Double]
  /// The tracking at each of the sizes, as a fraction of the size.
  private let values: [Double]

  /// Reads a table; nil if it is none, or has no normal tracking of horizontal text.
  init?(_ bytes: UnsafeRawBufferPointer, unitsPerEm: Double) {
    func word(_ offset: Int) -> Int? {
      guard offset >= 0, offset + 2 <= bytes.count else { return nil }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
    func signed(_ offset: Int) -> Int? { word(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }
    func fixed(_ offset: Int) -> Double? {
      guard let high = signed(offset), let low = word(offset + 2) else { return nil }
      return Double(high) + Double(low) / 65_536
    }
    guard unitsPerEm > 0, word(0) == 1, let track = word(6), track > 0, let tracks = word(track),
      let count = word(track + 2), count > 0, let sizesHigh = word(track + 4),
      let sizesLow = word(track + 6)
    else { return nil }
    let entries = (0..<tracks).map { track + 8 + $0 * 8 }
    guard let normal = entries.first(where: { fixed($0) == 0 }), let first = word(normal + 6)
    else { return nil }
    var sizes: [Double] = []
    var values: [Double] = []
    for index in 0..<count {
      guard let size = fixed(sizesHigh << 16 + sizesLow + index * 4),
        let value = signed(first + index * 2), size > sizes.last ?? 0
      else { return nil }
      sizes.append(size)
      values.append(Double(value) / unitsPerEm)
    }
    (self.sizes, self.values) = (sizes, values)
  }

  /// The points that are added to each advance at a size in points: interpolated between the sizes of
  /// the table, and beyond them the same part of the size as at its end.
  func tracking(size: Double) -> Double {
    guard let upper = sizes.firstIndex(where: { $0 > size }) else {
      return (values.last ?? 0) * size
    }
    guard upper > 0 else { return values[0] * size }
    let part = (size - sizes[upper - 1]) / (sizes[upper] - sizes[upper - 1])
    return (values[upper - 1] + (values[upper] - values[upper - 1]) * part) * size
  }
}
