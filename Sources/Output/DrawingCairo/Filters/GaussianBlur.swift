#if canImport(Glibc)
  import Glibc
#endif

/// A Gaussian blur along one line of numbers.
///
/// Below two pixels it is the kernel itself; above, three boxes with fractional ends, so that
/// together they have exactly its variance (the extended boxes of Gwosdek and others, 2011).
struct GaussianBlur {
  private enum Kind {
    case kernel([Float])
    /// The whole neighbours on each side, and the share of the next one.
    case boxes(reach: Int, rest: Float)
  }

  private let kind: Kind

  /// Prepares a blur.
  ///
  /// - Parameter deviation: The standard deviation in pixels, above 0.
  init(deviation: Double) {
    guard deviation >= 2 else {
      let reach = Int((3 * deviation).rounded(.up))
      var kernel = (-reach...reach).map { offset in
        exp(-Double(offset * offset) / (2 * deviation * deviation))
      }
      let sum = kernel.reduce(0, +)
      for index in kernel.indices { kernel[index] /= sum }
      kind = .kernel(kernel.map { Float($0) })
      return
    }
    let variance = deviation * deviation / 3
    let reach = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let rest =
      (2 * reach + 1) * (reach * (reach + 1) - 3 * variance)
      / (6 * (variance - (reach + 1) * (reach + 1)))
    kind = .boxes(reach: Int(reach), rest: Float(rest))
  }

  /// The number of neighbours on each side that a value affects.
  var reach: Int {
    switch kind {
    case .kernel(let kernel): kernel.count / 2
    case .boxes(let reach, _): 3 * (reach + 1)
    }
  }

  /// The number of values written beyond the ends of a line that come back: one box's output there
  /// is the next one's input.
  var spill: Int {
    switch kind {
    case .kernel: 0
    case .boxes(let reach, _): 2 * (reach + 1)
    }
  }

  /// The correction at each place of a line for its ends: 1 divided by the blur of a line of ones.
  func gains(count: Int) -> [Float] {
    var values = [Float](repeating: 0, count: count + 2 * reach)
    for place in reach..<reach + count { values[place] = 1 }
    var scratch = values
    blur(&values, &scratch, count: values.count, lines: 1)
    return values[reach..<reach + count].map { $0 > 0 ? 1 / $0 : 1 }
  }

  /// Blurs lines that are interleaved, value by value; values beyond their ends count as 0.
  ///
  /// - Parameters:
  ///   - values: The values: `count` times those of all lines.
  ///   - scratch: Room for as many.
  ///   - count: The number of values in a line.
  ///   - lines: The number of lines.
  func blur(
    _ values: inout [Float],
    _ scratch: inout [Float],
    count: Int,
    lines: Int
  ) {
    switch kind {
    case .kernel(let kernel):
      GaussianBlur.convolve(kernel, values, into: &scratch, count, lines)
      swap(&values, &scratch)
    case .boxes(let reach, let rest):
      for _ in 0..<3 {
        GaussianBlur.average(reach, rest, values, into: &scratch, count, lines)
        swap(&values, &scratch)
      }
    }
  }

  private static func convolve(
    _ kernel: [Float],
    _ values: [Float],
    into result: inout [Float],
    _ count: Int,
    _ lines: Int
  ) {
    let reach = kernel.count / 2
    values.withUnsafeBufferPointer { values in
      result.withUnsafeMutableBufferPointer { result in
        for position in 0..<count {
          let first = max(position - reach, 0)
          let last = min(position + reach, count - 1)
          for line in 0..<lines {
            var sum: Float = 0
            for other in first...last {
              sum += values[other * lines + line] * kernel[other - position + reach]
            }
            result[position * lines + line] = sum
          }
        }
      }
    }
  }

  private static func average(
    _ reach: Int,
    _ rest: Float,
    _ values: [Float],
    into result: inout [Float],
    _ count: Int,
    _ lines: Int
  ) {
    let factor = 1 / (Float(2 * reach + 1) + 2 * rest)
    values.withUnsafeBufferPointer { values in
      result.withUnsafeMutableBufferPointer { result in
        // One line at a time would access memory in strides: all lines are processed together.
        var sums = [Float](repeating: 0, count: lines)
        sums.withUnsafeMutableBufferPointer { sums in
          for position in 0..<min(reach, count) {
            for line in 0..<lines { sums[line] += values[position * lines + line] }
          }
          for position in 0..<count {
            let place = position * lines
            if position + reach < count {
              let next = place + reach * lines
              for line in 0..<lines { sums[line] += values[next + line] }
            }
            for line in 0..<lines { result[place + line] = sums[line] }
            if position > reach {
              let before = place - (reach + 1) * lines
              for line in 0..<lines { result[place + line] += rest * values[before + line] }
            }
            if position + reach + 1 < count {
              let after = place + (reach + 1) * lines
              for line in 0..<lines { result[place + line] += rest * values[after + line] }
            }
            for line in 0..<lines { result[place + line] *= factor }
            if position >= reach {
              let last = place - reach * lines
              for line in 0..<lines { sums[line] -= values[last + line] }
            }
          }
        }
      }
    }
  }
}
