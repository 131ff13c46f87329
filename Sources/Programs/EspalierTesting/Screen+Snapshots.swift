internal import Export
internal import Foundation

extension Screen {
  /// The text that a snapshot has of a screen.
  public enum Snapshot: String, Sendable, CaseIterable {
    /// The frames of all views.
    case outline
    /// The accessibility tree.
    case accessibility
    /// The speech of VoiceOver.
    case spoken
  }

  /// Compares the screen with the snapshots of an earlier run, in a folder `Snapshots` beside the
  /// test.
  ///
  /// With `ESPALIER_RECORD=1` in the environment it writes the files instead.
  ///
  /// - Parameters:
  ///   - snapshots: The kinds of snapshots to compare.
  ///   - name: The name of the files; nil for the test's.
  ///   - path: The test's file.
  ///   - function: The test's name.
  /// - Throws: ``ScreenError`` with the differences, or the missing files.
  public func expectSnapshot(
    _ snapshots: Snapshot...,
    named name: String? = nil,
    path: String = #filePath,
    function: String = #function
  ) throws {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    let name = name ?? String(function.prefix { $0 != "(" })
    let isRecording = ProcessInfo.processInfo.environment["ESPALIER_RECORD"] == "1"
    var problems: [String] = []
    for snapshot in snapshots {
      let target = folder.appendingPathComponent("\(name).\(snapshot.rawValue).txt")
      let text = text(of: snapshot)
      if isRecording {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: target)
        continue
      }
      guard let data = FileManager.default.contents(atPath: target.path) else {
        problems.append("\(target.path) is missing; ESPALIER_RECORD=1 writes it")
        continue
      }
      let expected = String(decoding: data, as: UTF8.self)
      guard let lines = TextDifference.lines(from: expected, to: text) else { continue }
      problems.append("\(target.path) differs:\n" + lines.joined(separator: "\n"))
    }
    if !problems.isEmpty { throw ScreenError(problems.joined(separator: "\n")) }
  }

  private func text(of snapshot: Snapshot) -> String {
    switch snapshot {
    case .outline: outline
    case .accessibility: accessibility
    case .spoken: spoken
    }
  }
}
