/// What several runs of the same work took.
struct Samples {
  private let sorted: [Double]

  init(_ values: [Double]) { sorted = values.sorted() }

  var median: Double { sorted[sorted.count / 2] }
  var minimum: Double { sorted[0] }

  /// Half of the distance between the quartiles, as a fraction of the median.
  var spread: Double {
    let quarter = sorted.count / 4
    return (sorted[sorted.count - 1 - quarter] - sorted[quarter]) / 2 / median
  }
}
