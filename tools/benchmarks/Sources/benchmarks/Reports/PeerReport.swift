import Foundation
import LayoutCore

/// Compares the engine with its peers, in alternating rounds of one run.
struct PeerReport {
  let peers: [Peer]

  /// Compares all engines on a list of cards.
  func print(_ name: String) throws {
    let workload = try Workload.named(name)
    Swift.print("\n\(name): µs a row, medians of alternating rounds")
    for (kind, workload) in [("text", workload), ("boxes", workload.withBoxesForTexts())] {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("benchmarks-\(getpid()).json")
      try Data(WorkloadSpec(workload).json.utf8).write(to: file)
      defer { unlink(file.path) }
      var own: [Double] = []
      var ownWithTree: [Double] = []
      var times: [[Double]] = Array(repeating: [], count: peers.count)
      var calls = Array(repeating: 0, count: peers.count)
      var heights = Array(repeating: 0.0, count: peers.count)
      for _ in 0..<9 {
        for (position, peer) in peers.enumerated() {
          let answer = try peer.layOut(file, kind)
          times[position].append(answer.time)
          (calls[position], heights[position]) = (answer.calls, answer.height)
        }
        own.append(Operation.layout.times(workload, rounds: 1).median)
        ownWithTree.append(own[own.count - 1] + Operation.resolve.times(workload, rounds: 1).median)
      }
      let rows = Double(workload.nodeCount) / 10
      func column(_ samples: [Double]) -> String {
        (Samples(samples).median * 1e6 / rows).formatted(2).padded(to: -8)
      }
      Swift.print(
        "  \(kind.padded(to: 6)) Espalier's layout\(column(own)), with its tree\(column(ownWithTree))"
      )
      let ownHeight = workload.scene.layout(measurer: CellTextMeasurer()).rootFrame.height
      for (position, peer) in peers.enumerated() {
        let height = heights[position]
        Swift.print(
          "         \(peer.name.padded(to: 17))" + column(times[position]) + ": "
            + (Samples(times[position]).median / Samples(own).median).formatted(1) + "×"
            + (kind == "text" ? " (\(calls[position]) \(peer.measuring))" : "")
            + (abs(height - ownHeight) < 0.5 ? "" : "; heights differ: \(height), \(ownHeight)")
        )
      }
    }
  }
}

extension Workload {
  /// The workload with a box for each text, of the size that the text takes.
  fileprivate func withBoxesForTexts() -> Workload {
    var workload = self
    for view in scene.layout(measurer: CellTextMeasurer()).views {
      guard case .text = view.content else { continue }
      let box = ViewContent.image(name: nil, size: view.frame.size, capInsets: nil)
      workload.scene.tree.setContent(box, at: view.source)
    }
    return workload
  }
}
