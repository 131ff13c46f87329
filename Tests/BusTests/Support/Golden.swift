import Foundation
import Testing

/// A recorded text; `ESPALIER_RECORD=1` records it anew.
struct Golden {
  let name: String

  private static let isRecording = ProcessInfo.processInfo.environment["ESPALIER_RECORD"] == "1"

  private var path: String { "\(Programs.package)/Tests/BusTests/Golden/\(name)" }

  /// Expects a text to be as it was recorded.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Golden.isRecording {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return
    }
    let recorded = try? String(contentsOfFile: path, encoding: .utf8)
    guard text != recorded else { return }
    let difference = Golden.firstDifference(text, recorded ?? "")
    Issue.record(
      "\(name) differs at line \(difference); ESPALIER_RECORD=1 swift test records it anew",
      sourceLocation: sourceLocation
    )
  }

  private static func firstDifference(_ new: String, _ old: String) -> String {
    let (new, old) = (new.components(separatedBy: "\n"), old.components(separatedBy: "\n"))
    let same = zip(new, old).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { lines.indices.contains(same) ? lines[same] : "(none)" }
    return "\(same + 1):\n  recorded \(line(old))\n  now      \(line(new))"
  }
}
