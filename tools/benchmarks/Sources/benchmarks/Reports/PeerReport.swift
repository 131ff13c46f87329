import Foundation
import LayoutCore

/// Lays the same trees out with Taffy, in alternating rounds.
///
/// Taffy comes from PyPI's `stretchable`, whose texts are measured by calls into Python; so that a
/// part without Python can be compared, there are also trees whose texts are boxes of the sizes
/// that the texts come to.
struct PeerReport {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()

  /// Starts the peer; nil if this machine has none.
  init?(directory: String, python: String) {
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [directory + "/peers/taffy.py"]
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
  }

  func stop() {
    try? questions.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Compares both engines on a list of cards.
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
      var peer: [Double] = []
      var calls = 0.0
      var height = 0.0
      for _ in 0..<9 {
        let answer = try ask("\(file.path) \(kind)\n")
        (calls, height) = (answer[1], answer[2])
        peer.append(answer[0] * 1e-9)
        own.append(Operation.layout.times(workload, rounds: 1).median)
        ownWithTree.append(own[own.count - 1] + Operation.resolve.times(workload, rounds: 1).median)
      }
      let rows = Double(workload.nodeCount) / 10
      let ownHeight = workload.scene.layout(measurer: CellTextMeasurer()).rootFrame.height
      let agrees = abs(height - ownHeight) < 0.5
      func column(_ samples: [Double]) -> String {
        (Samples(samples).median * 1e6 / rows).formatted(2).padded(to: -8)
      }
      Swift.print(
        "  \(kind.padded(to: 6)) Taffy" + column(peer) + ", Espalier's layout" + column(own)
          + ", with its tree" + column(ownWithTree) + ": "
          + (Samples(peer).median / Samples(own).median).formatted(1) + "×"
          + (kind == "text" ? " (\(Int(calls)) calls into Python)" : "")
          + (agrees ? "" : "; heights differ: \(height), \(ownHeight)")
      )
    }
  }

  private func ask(_ question: String) throws -> [Double] {
    guard process.isRunning else { throw BenchmarkError("the peer has ended") }
    try questions.fileHandleForWriting.write(contentsOf: Data(question.utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let part = answers.fileHandleForReading.availableData
      guard !part.isEmpty else { throw BenchmarkError("the peer has ended") }
      answer += part
    }
    return String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
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
