import LayoutCore

/// Prints how long operations take: medians of several rounds, which vary with the machine's load.
struct TimeReport {
  let workload: Workload
  let name: String

  func print() {
    let nodes = workload.nodeCount
    let result = workload.scene.layout(measurer: CellTextMeasurer())
    let height = result.rootFrame.height
    let verdict = workload.height.map { $0 == height ? " as it should be" : ", NOT \($0)" } ?? ""
    Swift.print("\n\(name): \(nodes) views, height \(height)\(verdict)")
    let rounds = nodes > 200_000 ? 3 : nodes > 20_000 ? 7 : nodes > 2_000 ? 21 : 51
    for operation in Operation.allCases where operation.applies(to: workload) {
      let samples = operation.times(workload, rounds: rounds)
      Swift.print(
        "  " + operation.rawValue.padded(to: 14)
          + (samples.median * 1e3).formatted(3).padded(to: -11) + " ms"
          + ("±" + (samples.spread * 100).formatted(0) + " %").padded(to: -8)
          + (samples.median * 1e9 / Double(nodes)).formatted(0).padded(to: -8) + " ns/node"
      )
    }
  }
}
