import AccessibilityCore
import CommandSupport
import SpecFormat

/// Takes the answers of workers, and writes the goldens that are to be written.
final class SnapshotCollector {
  private let recording: SnapshotRecording?
  private(set) var results: [SnapshotResult] = []
  private(set) var previews: [String] = []

  init(_ recording: SnapshotRecording?) { self.recording = recording }

  /// The destination of the workers' answers.
  var output: BatchOutput {
    BatchOutput(command: "snapshot") { [self] answers in
      for answer in answers { try take(SnapshotAnswer(answer)) }
    } failed: { item, remarks in
      let variant = SnapshotMatrix.title(of: item.variant)
      var result = SnapshotResult(file: item.screen, variant: variant)
      result.errors = remarks.map { remark in
        let target = SnapshotInputs.target(of: item)
        let message = SnapshotCollector.naming(target, in: remark, of: item)
        return remark.hint.map { "\(message); \($0)" } ?? message
      }
      return SnapshotAnswer(results: [result]).bytes
    }
  }

  /// The message of a remark about a whole project, with the target that it is about.
  private static func naming(
    _ target: String?,
    in remark: BatchResult.Remark,
    of item: BatchItem
  ) -> String {
    guard let target, remark.message.hasPrefix("\(item.screen): ") else { return remark.message }
    return "\(item.screen), target \(target)" + remark.message.dropFirst(item.screen.count)
  }

  private func take(_ answer: SnapshotAnswer) throws {
    previews += answer.previews.filter { !previews.contains($0) }
    for var result in answer.results {
      for index in result.checks.indices { try record(&result.checks[index]) }
      results.append(result)
    }
  }

  private func record(_ check: inout SnapshotCheck) throws {
    let outcome: SnapshotCheck.Outcome
    switch (check.outcome, recording) {
    case (.missing, .record?), (.missing, .recordMissing?): outcome = .recorded
    case (.different, .record?): outcome = .updated
    case (.missing, nil), (.different, nil), (.different, .recordMissing?), (.same, _),
      (.recorded, _), (.updated, _):
      return
    }
    let path = SystemPath(check.golden)
    path.makeFolderAround()
    let sink = try OutputSink(path: path)
    try sink.write(check.now)
    try sink.close()
    check.outcome = outcome
    if check.kind != .picture { check.now = [] }
  }
}
