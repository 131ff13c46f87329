public import Drawing
internal import ViewValues

/// Pictures in a sequence as an endless animated PNG: the usual file of the first picture, with the
/// changes by the others (D10.22).
public struct AnimatedPicture {
  /// The duration of a picture, as a fraction of a second.
  public struct Delay: Sendable, Hashable {
    /// The numerator.
    public var numerator: Int
    /// The denominator.
    public var denominator: Int

    /// Creates a delay.
    public init(numerator: Int, denominator: Int) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// Creates the delay for a number of pictures per second, as exactly as the format allows.
    public init(picturesPerSecond rate: Double) {
      // The denominator of 16 bits with the smallest error.
      let denominators = [1, 10, 100, 1000, 1001].filter { Double($0) * rate <= 65_535 }
      let factor =
        denominators.first { (Double($0) * rate).rounded() == Double($0) * rate }
        ?? denominators.last ?? 1
      numerator = factor
      denominator = max(1, Int((Double(factor) * rate).rounded()))
    }
  }

  /// A picture in the file.
  private struct Frame {
    let rect: PixelRect
    /// Compressed rows.
    let bytes: [UInt8]
    /// The number of delays for which it stays.
    var count: Int
  }

  private let limits: PictureLimits
  private let delay: Delay
  /// The largest size of the file, in bytes.
  private let mostBytes: Int
  private let cairo: CairoLibrary
  private var width = 0
  private var height = 0
  private var frames: [Frame] = []
  private var last: [UInt8] = []
  private var size = 0
  /// The sources that could not be read, as sentences without full stops.
  public private(set) var problems: [String] = []

  /// Creates a film without pictures.
  ///
  /// - Parameters:
  ///   - delay: The duration of each picture.
  ///   - mostBytes: The largest size of the file, in bytes.
  ///   - limits: The limits of memory and work for each picture.
  public init(
    _ delay: Delay,
    mostBytes: Int,
    limits: PictureLimits = PictureLimits()
  ) throws(PictureError) {
    self.delay = delay
    self.limits = limits
    self.mostBytes = mostBytes
    cairo = try CairoLibrary.load(limits)
  }

  /// The number of stored pictures: one equal to the one before only prolongs that.
  public var frameCount: Int { frames.count }

  /// Draws a list and appends the picture.
  public mutating func append(_ list: DisplayList) throws(PictureError) {
    let cairo = try CairoLibrary.load(limits)
    let images = ImageStore(cairo)
    let pixels = try Picture.pixels(of: list, cairo, images)
    problems += images.problems.filter { !problems.contains($0) }
    if frames.isEmpty { (width, height) = (pixels.width, pixels.height) }
    guard pixels.width == width, pixels.height == height else {
      throw .differentSizes
    }
    if let change = change(to: pixels.bytes) {
      let bytes = try compressed(pixels.bytes, change)
      size += bytes.count
      if size > mostBytes { throw .tooManyBytes(limit: mostBytes) }
      frames.append(Frame(rect: change, bytes: bytes, count: 1))
      last = pixels.bytes
    } else {
      frames[frames.count - 1].count += 1
    }
  }

  /// The rows of a rectangle of pixels.
  private func compressed(
    _ pixels: [UInt8],
    _ rect: PixelRect
  ) throws(PictureError) -> [UInt8] {
    let rows = PNGRows(width: rect.width, height: rect.height, channels: 4)
    return try rows.compressed(cairo) { row, line in
      let start = 4 * ((rect.y + row) * width + rect.x)
      _ = line.update(fromContentsOf: pixels[start..<start + line.count])
      return true
    }
  }

  /// The rectangle in which pixels differ from the last picture; all of the first one, nil if none do.
  private func change(to pixels: [UInt8]) -> PixelRect? {
    guard !frames.isEmpty else { return PixelRect(x: 0, y: 0, width: width, height: height) }
    let stride = 4 * width
    return last.withUnsafeBytes { old in
      pixels.withUnsafeBytes { new in
        func differs(_ row: Int) -> Bool {
          let range = row * stride..<(row + 1) * stride
          return !old[range].elementsEqual(new[range])
        }
        guard let top = (0..<height).first(where: differs),
          let bottom = (top..<height).last(where: differs)
        else { return nil }
        var (left, right) = (width, -1)
        for row in top...bottom {
          let start = row * stride
          if let first = (0..<left).first(where: { pixel in
            (0..<4).contains { old[start + 4 * pixel + $0] != new[start + 4 * pixel + $0] }
          }) {
            left = first
          }
          if let final = (right + 1..<width).last(where: { pixel in
            (0..<4).contains { old[start + 4 * pixel + $0] != new[start + 4 * pixel + $0] }
          }) {
            right = final
          }
        }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }

  /// The bytes of the file.
  public func bytes() throws(PictureError) -> [UInt8] {
    guard !frames.isEmpty else { throw .empty }
    let shown = frames.flatMap { frame -> [(frame: Frame, count: Int, isFirst: Bool)] in
      // A delay has 16 bits; a longer one repeats the picture.
      let most = max(1, 65_535 / delay.numerator)
      let parts = (frame.count + most - 1) / most
      return (0..<parts).map { part in
        (frame, min(most, frame.count - part * most), part == 0)
      }
    }
    var file = PNGChunks(cairo, width: width, height: height, isOpaque: false)
    file.append("acTL") {
      $0.append(UInt32(shown.count))
      // It repeats for ever.
      $0.append(UInt32(0))
    }
    var sequence: UInt32 = 0
    for (index, part) in shown.enumerated() {
      let rect = part.isFirst ? part.frame.rect : PixelRect(x: 0, y: 0, width: 1, height: 1)
      file.append("fcTL") {
        $0.append(sequence)
        for number in [rect.width, rect.height, rect.x, rect.y] { $0.append(UInt32(number)) }
        $0.append(UInt16(part.count * delay.numerator))
        $0.append(UInt16(delay.denominator))
        // It stays, and the next one replaces its pixels, or is drawn over them.
        $0.append(UInt8(0))
        $0.append(UInt8(part.isFirst ? 0 : 1))
      }
      sequence += 1
      let bytes = part.isFirst ? part.frame.bytes : try compressed([0, 0, 0, 0], rect)
      if index == 0 {
        file.append("IDAT") { $0.append(bytes) }
      } else {
        file.append("fdAT") {
          $0.append(sequence)
          $0.append(bytes)
        }
        sequence += 1
      }
    }
    file.append("IEND") { _ in }
    return file.bytes
  }
}
