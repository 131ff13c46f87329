/// The metrics that the controls of a view tree are made with.
///
/// Those of a phone are at 0 and take no room. There is a single reference in it, since trees are
/// copied often.
struct ControlMetricsTable: Sendable {
  private var others: [ControlMetrics] = []

  private static let phone = ControlMetrics()
  /// How many of the last metrics are looked through for the same ones: subtrees with metrics of
  /// their own nest and alternate, but few levels deep.
  private static let reach = 16

  subscript(position: UInt32) -> ControlMetrics {
    position == 0 ? ControlMetricsTable.phone : others[Int(position) - 1]
  }

  /// The position of metrics, which are added if need be.
  mutating func position(of metrics: ControlMetrics) -> UInt32 {
    if metrics == ControlMetricsTable.phone { return 0 }
    if let known = others.suffix(ControlMetricsTable.reach).lastIndex(of: metrics) {
      return UInt32(known + 1)
    }
    others.append(metrics)
    return UInt32(others.count)
  }

}
