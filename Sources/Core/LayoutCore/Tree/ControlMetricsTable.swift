/// The metrics and styles with which the controls of a view tree are made.
///
/// Those of a phone are at 0 and take no room. It has a single reference, since trees are copied
/// often.
struct ControlMetricsTable: Sendable {
  /// The metrics and styles of a control when it was made.
  private struct Making: Sendable, Equatable {
    var metrics = ControlMetrics()
    var styles = ControlStyles()
  }

  private var others: [Making] = []

  private static let phone = Making()
  /// The number of last entries searched for the same metrics: subtrees with other metrics
  /// nest and alternate, but few levels deep.
  private static let reach = 16

  private subscript(making position: UInt32) -> Making {
    position == 0 ? ControlMetricsTable.phone : others[Int(position) - 1]
  }

  subscript(position: UInt32) -> ControlMetrics { self[making: position].metrics }

  /// The styles at a position, without a badge, which is a separate view.
  func styles(at position: UInt32) -> ControlStyles { self[making: position].styles }

  /// The position of metrics and styles, which are added if they are new.
  mutating func position(of metrics: ControlMetrics, _ styles: ControlStyles) -> UInt32 {
    var making = Making(metrics: metrics, styles: styles)
    making.styles.badge = nil
    if making == ControlMetricsTable.phone { return 0 }
    if let known = others.suffix(ControlMetricsTable.reach).lastIndex(of: making) {
      return UInt32(known + 1)
    }
    others.append(making)
    return UInt32(others.count)
  }

}
