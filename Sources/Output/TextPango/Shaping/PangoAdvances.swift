internal import LayoutCore
internal import Synchronization

/// The advances of a shaped text at any scale of its fonts.
final class PangoAdvances: Sendable {
  /// The advance of a cluster.
  struct Cluster: Sendable {
    /// The advance as a fraction of the size.
    var em = 0.0
    /// The addition in large text.
    var large = 0.0
    /// Whether it is drawn in the system font itself and has its tracking.
    var isSystem = false
    /// The width in points of an element that is no character.
    var points: Double?
  }

  /// Clusters of one style.
  struct Run: Sendable {
    var end: Int
    var size: Double
    var tracking: Double
    /// The tracking of the font itself; nil for the published one of the system font.
    var table: TrackingTable?
    var ellipsis: Cluster
  }

  private let clusters: [Cluster]
  private let runs: [Run]
  private let natural: ClusterAdvances
  /// The advances at the last scale: a text that shrinks is broken many times at each.
  private let scaled: Mutex<(scale: Double, advances: ClusterAdvances)?>

  init(_ clusters: [Cluster], runs: [Run]) {
    self.clusters = clusters
    self.runs = runs
    natural = PangoAdvances.advances(clusters, runs, scale: 1)
    scaled = Mutex(nil)
  }

  func advances(scale: Double) -> ClusterAdvances {
    if scale == 1 { return natural }
    return scaled.withLock { last in
      if let last, last.scale == scale { return last.advances }
      let advances = PangoAdvances.advances(clusters, runs, scale: scale)
      last = (scale, advances)
      return advances
    }
  }

  private static func advances(
    _ clusters: [Cluster],
    _ runs: [Run],
    scale: Double
  ) -> ClusterAdvances {
    var edges: [Double] = []
    edges.reserveCapacity(clusters.count + 1)
    edges.append(0)
    var position = 0.0
    var index = 0
    for run in runs {
      let style = Style(run, scale: scale)
      while index < run.end {
        position += style.advance(of: clusters[index], scale: scale)
        edges.append(position)
        index += 1
      }
    }
    let ellipsis = runs.first.map {
      Style($0, scale: scale).advance(of: $0.ellipsis, scale: scale)
    }
    return ClusterAdvances(edges: edges, ellipsis: ellipsis ?? 0)
  }

  /// The common properties of a run's advances.
  private struct Style {
    let size: Double
    let tracking: Double
    let largeShare: Double
    let systemTracking: Double

    init(_ run: Run, scale: Double) {
      size = run.size * scale
      tracking = run.tracking * scale
      largeShare = SystemFont.largeShare(size: size)
      systemTracking = run.table?.tracking(size: size) ?? SystemFont.tracking(size: size)
    }

    /// Tracking never makes an advance negative, and is not added to one of 0.
    func advance(of cluster: Cluster, scale: Double) -> Double {
      if let points = cluster.points { return points * scale }
      guard cluster.em > 0 else { return 0 }
      guard cluster.isSystem else { return max(0, cluster.em * size + tracking) }
      let em = cluster.em + cluster.large * largeShare
      return max(0, em * size + systemTracking + tracking)
    }
  }
}
