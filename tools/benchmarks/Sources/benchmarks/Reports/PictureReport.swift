import Drawing
import DrawingCairo
import Foundation
import LayoutCore

/// What drawing takes, beside the same calls made to Cairo alone.
struct PictureReport {
  /// `peers/cairo.c`; nil where it is not built.
  let cairo: Peer?
  /// Where that is.
  let cairoPath: String?
  /// The command; nil where it is not built.
  let command: String?
  let specs: String

  /// Prints the figures.
  ///
  /// - Returns: Whether they are what they must be.
  func print() throws -> Bool {
    Swift.print("\npictures: processor time, medians of alternating rounds, scale 1")
    var isFine = true
    for name in PictureWorkload.compared {
      isFine = try print(try PictureWorkload.named(name)) && isFine
    }
    isFine = try printFireworks() && isFine
    return try printCommand() && isFine
  }

  private func print(_ workload: PictureWorkload) throws -> Bool {
    let result = try workload.layout()
    let list = result.displayList()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(getpid()).calls")
    try CairoCalls(list).data.write(to: file)
    defer { unlink(file.path) }
    var (own, peer, building): ([Double], [Double], [Double]) = ([], [], [])
    var calls = 0
    for _ in 0..<15 {
      if let answer = try cairo?.layOut(file, "draw") {
        peer.append(answer.time)
        calls = answer.calls
      }
      own.append(try time { try Picture.withPixels(of: list) { _, _, _, _ in } })
      building.append(try time { _ = result.displayList() })
    }
    let (drawing, ofList) = (Samples(own), Samples(building))
    var line =
      "  \(workload.name.padded(to: 12)) \((drawing.median * 1e3).formatted(2)) ms"
      + " ±\((drawing.spread * 100).formatted(0)) %,"
      + " its list \((ofList.median * 1e3).formatted(2)) ms"
    guard !peer.isEmpty else {
      Swift.print(line)
      return true
    }
    let alone = Samples(peer)
    let ratio = drawing.median / alone.median
    line +=
      ", Cairo alone \((alone.median * 1e3).formatted(2)) ms for \(calls) calls:"
      + " \(ratio.formatted(2))× of 1.3"
    Swift.print(line)
    if Callgrind.isAvailable, let path = cairoPath {
      let own = try PictureCounts.instructions(.pixels, workload.name)
      let alone = try PictureCounts.cairoAlone(workload.name, path)
      let list = try PictureCounts.instructions(.list, workload.name)
      Swift.print(
        "               in millions of instructions: \((Double(own) * 1e-6).formatted(1)),"
          + " its list \((Double(list) * 1e-6).formatted(1)),"
          + " Cairo alone \((Double(alone) * 1e-6).formatted(1)):"
          + " \((Double(own) / Double(alone)).formatted(2))×"
      )
    }
    return ratio <= 1.3
  }

  /// 60 pictures of 1,000 sparkles, each from its layout on.
  private func printFireworks() throws -> Bool {
    let results = try (0..<60).map { try PictureWorkload.fireworks($0).layout() }
    var rounds: [Double] = []
    for _ in 0..<5 {
      rounds.append(
        try time {
          for result in results {
            try Picture.withPixels(of: result.displayList()) { _, _, _, _ in }
          }
        }
      )
    }
    let each = Samples(rounds).median / 60
    Swift.print(
      "  fireworks    \((each * 1e3).formatted(2)) ms a picture of 1,000 at 390 × 844:"
        + " \((1 / each).formatted(0)) a second of 60"
    )
    return 1 / each >= 60
  }

  /// The picture of the list cell beside its layout, as whole processes.
  private func printCommand() throws -> Bool {
    guard let command, access(command, X_OK) == 0 else { return true }
    let cell = specs + "/Screens/list-cell.json"
    var (picture, layout): ([Double], [Double]) = ([], [])
    for _ in 0..<41 {
      layout.append(try processTime([command, "layout", "--text", "pango", cell]))
      picture.append(try processTime([command, "picture", "-q", "-o", "-", cell]))
    }
    let ratio = Samples(picture).median / Samples(layout).median
    Swift.print(
      "  list cell    picture \((Samples(picture).median * 1e3).formatted(2)) ms,"
        + " layout --text pango \((Samples(layout).median * 1e3).formatted(2)) ms:"
        + " \(ratio.formatted(2))× of 2.5"
    )
    return ratio <= 2.5
  }

  private func processTime(_ arguments: [String]) throws -> Double {
    let outcome = try Command.run(arguments)
    guard outcome.status == 0 else {
      throw BenchmarkError("\(arguments.joined(separator: " ")) failed: \(outcome.messages)")
    }
    return outcome.processorTime
  }

  private func time(_ body: () throws -> Void) throws -> Double {
    let start = ProcessorTime.now
    try body()
    return ProcessorTime.now - start
  }
}
