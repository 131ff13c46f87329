import LayoutCore

/// Prints what does not vary with the machine: instructions, cache misses of a simulated processor,
/// sizes worked out, texts measured, bytes.
struct CountReport {
  let workload: Workload
  let name: String

  func print() throws {
    let nodes = Double(workload.nodeCount)
    let counts = Figures.work(of: workload)
    Swift.print("\n\(name): \(workload.nodeCount) views")
    Swift.print(
      "  sizes a view \(counts.sizes.formatted(2)), "
        + "measurements a text \(counts.measurements.formatted(2)), "
        + "bytes a view \(counts.bytes.formatted(0))"
    )
    let rows = name.hasPrefix("cards") ? nodes / 10 : nil
    for operation in Operation.allCases where operation.applies(to: workload) {
      let counts = try Callgrind.counts(operation, on: name, caches: true)
      let each =
        rows.map { (Double(counts.instructions) / $0).formatted(0).padded(to: -10) + " a row" }
        ?? (Double(counts.instructions) / nodes).formatted(0).padded(to: -10) + " a view"
      Swift.print(
        "  " + operation.rawValue.padded(to: 14) + each
          + String(counts.instructions).padded(to: -13) + " instructions"
          + String(counts.firstLevelMisses).padded(to: -10) + " D1 misses"
          + String(counts.lastLevelMisses).padded(to: -9) + " LL misses"
      )
    }
  }
}
