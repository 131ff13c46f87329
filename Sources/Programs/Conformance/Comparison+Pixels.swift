internal import LayoutCore
internal import SpecFormat

extension Comparison {
  /// Compares a frame that is rounded to pixels; an edge in the middle of two pixels, but for the noise of
  /// its sums, may be either of them and nothing between.
  ///
  /// - Parameters:
  ///   - actual: The rounded frame, in points.
  ///   - exact: The frame before rounding, in points.
  ///   - scale: The pixels per point.
  ///   - subject: The subject of the comparison, for the difference.
  mutating func comparePixels(
    _ actual: Rect,
    of exact: Rect,
    _ expected: Rect,
    scale: Double,
    _ subject: Subject
  ) {
    let edges = [
      (exact.minX, actual.minX, expected.minX),
      (exact.minY, actual.minY, expected.minY),
      (exact.maxX, actual.maxX, expected.maxX),
      (exact.maxY, actual.maxY, expected.maxY),
    ]
    let agrees = edges.allSatisfy { exact, actual, expected in
      if agree(actual, expected) { return true }
      let pixels = exact * scale
      let below = pixels.rounded(.down)
      guard abs(pixels - below - 0.5) < 1e-6 else { return false }
      return agree(below / scale, expected) || agree((below + 1) / scale, expected)
    }
    count += 1
    if !agrees {
      note(
        "\(subject.name) is \(ProbeValue(actual.numbers).listing), "
          + "expected \(ProbeValue(expected.numbers).listing)",
        subject,
        actual: ProbeValue(actual.numbers),
        expected: ProbeValue(expected.numbers),
        isNumeric: true
      )
    }
  }
}
