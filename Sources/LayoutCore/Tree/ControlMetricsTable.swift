/// The metrics that the controls of a view tree are made with, each once.
///
/// Those of a phone are at 0 and take no room.
struct ControlMetricsTable: Sendable {
  private var others: [ControlMetrics] = []
  private var positions: [ControlMetrics: UInt32] = [:]

  private static let phone = ControlMetrics()

  subscript(position: UInt32) -> ControlMetrics {
    position == 0 ? ControlMetricsTable.phone : others[Int(position) - 1]
  }

  /// The position of metrics, which are added if need be.
  mutating func position(of metrics: ControlMetrics) -> UInt32 {
    // Most controls have those of a phone, or of the control before them.
    if metrics == ControlMetricsTable.phone { return 0 }
    if metrics == others.last { return UInt32(others.count) }
    if let known = positions[metrics] { return known }
    others.append(metrics)
    let position = UInt32(others.count)
    positions[metrics] = position
    return position
  }

  /// Adds the metrics of another table to which nodes refer, so that they refer to this one.
  mutating func adopt(_ nodes: inout [ViewTree.Node], from table: ControlMetricsTable) {
    guard !table.others.isEmpty else { return }
    for index in nodes.indices where nodes[index].metrics != 0 {
      nodes[index].metrics = position(of: table[nodes[index].metrics])
    }
  }
}
