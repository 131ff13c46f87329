import Foundation

/// Prints what the command takes as a whole process, next to json-c's mere parsing of the file.
struct CommandReport {
  let command: String
  let parser: String

  func print() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(getpid())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    Swift.print("\ncommand: processor time of the whole process, medians of alternating rounds")
    for (name, workload, rounds) in [
      ("20 views", Workload.cards(rows: 2), 41),
      ("cards-10k", Workload.cards(rows: 1_000), 11),
      ("cards-100k", Workload.cards(rows: 10_000), 5),
    ] {
      let file = directory.appendingPathComponent("workload.json")
      try Data(WorkloadSpec(workload).json.utf8).write(to: file)
      var own: [Double] = []
      var parsing: [Double] = []
      for _ in 0..<rounds {
        own.append(try Command.time([command, "layout", file.path]))
        parsing.append(try Command.time([parser, file.path]))
      }
      let (ownTime, parsingTime) = (Samples(own), Samples(parsing))
      Swift.print(
        "  \(name.padded(to: 11)) espalier layout \((ownTime.median * 1e3).formatted(2)) ms"
          + " ±\((ownTime.spread * 100).formatted(0)) %,"
          + " json-c's parsing \((parsingTime.median * 1e3).formatted(2)) ms:"
          + " \((ownTime.median / parsingTime.median).formatted(2))×"
      )
    }
  }
}
