internal import Drawing
internal import DrawingCairo
internal import Export
internal import Foundation
internal import Testing

extension Screen {
  /// Compares the screen with the files of an earlier run, in a folder `Snapshots` beside the test.
  ///
  /// A difference is an issue of the test, which says what has changed view by view, and the test
  /// goes on. A file that is missing is written, which is an issue, too: the next run compares.
  /// With `ESPALIER_RECORD=1` in the environment all files are written, and nothing is compared.
  ///
  /// ```swift
  /// let screen = Screen(TodoList(), device: .iPhone16)
  /// screen.expectSnapshot(as: .image(scale: 1), .outline, .accessibility, .spoken)
  /// ```
  ///
  /// - Parameters:
  ///   - forms: The forms to compare.
  ///   - name: The name of the files; nil for the test's.
  ///   - fileID: The test's module and file.
  ///   - path: The test's file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - function: The test's name.
  public func expectSnapshot(
    as forms: SnapshotForm...,
    named name: String? = nil,
    fileID: String = #fileID,
    path: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    function: String = #function
  ) {
    let place = SourceLocation(fileID: fileID, filePath: path, line: line, column: column)
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    let name = name ?? String(function.prefix { $0 != "(" })
    for form in forms {
      let golden = folder.appendingPathComponent("\(name).\(form.ending)")
      do {
        guard let problem = try compare(form, with: golden) else { continue }
        Issue.record("\(problem.message)", sourceLocation: place)
        for (title, bytes) in problem.pictures {
          Attachment.record(bytes, named: "\(name).\(title).png", sourceLocation: place)
        }
      } catch {
        Issue.record("\(golden.path): \(error)", sourceLocation: place)
      }
    }
  }

  /// A difference from a golden.
  private struct SnapshotProblem {
    let message: String
    var pictures: [(title: String, bytes: [UInt8])] = []
  }

  /// Compares a form with its golden, or records it; nil if nothing is to be said.
  private func compare(_ form: SnapshotForm, with golden: URL) throws -> SnapshotProblem? {
    let document = try document(form)
    let isRecording = ProcessInfo.processInfo.environment["ESPALIER_RECORD"] == "1"
    let data = FileManager.default.contents(atPath: golden.path)
    if let data, !isRecording { return try difference(form, golden, Array(data), document) }
    if let data, Array(data) == document { return nil }
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(document).write(to: golden, options: .atomic)
    if isRecording { return nil }
    return SnapshotProblem(
      message: "\(golden.path) was missing and has been recorded; the next run compares with it"
    )
  }

  private func difference(
    _ form: SnapshotForm,
    _ golden: URL,
    _ before: [UInt8],
    _ now: [UInt8]
  ) throws -> SnapshotProblem? {
    guard before != now else { return nil }
    let heading = "\(golden.path) differs; ESPALIER_RECORD=1 writes it"
    let (old, new) = (String(decoding: before, as: UTF8.self), String(decoding: now, as: UTF8.self))
    let lines: [String]
    switch form.document {
    case .outline: lines = OutlineDifference(from: old, to: new).lines
    case .accessibility, .spoken: lines = LineChanges.lines(from: old, to: new)
    case .image:
      guard let difference = try PictureDifference(from: before, to: now) else {
        throw ScreenError("the file is no PNG that can be read")
      }
      let pictures = [("before", before), ("now", now), ("difference", difference.picture)]
      return SnapshotProblem(message: "\(heading):\n\(difference.words)", pictures: pictures)
    }
    return SnapshotProblem(message: ([heading + ":"] + lines).joined(separator: "\n"))
  }

  /// The bytes of a form.
  private func document(_ form: SnapshotForm) throws -> [UInt8] {
    switch form.document {
    case .outline: Array(outline.utf8)
    case .accessibility: Array(accessibility.utf8)
    case .spoken: Array(spoken.utf8)
    case .image(let scale): try picture(scale: scale)
    }
  }

  /// The picture as a PNG file.
  private func picture(scale: Double?) throws -> [UInt8] {
    var list = displayList
    if let scale {
      guard scale > 0, scale.isFinite else {
        throw ScreenError("a picture cannot have \(scale) pixels per point")
      }
      list.scale = scale
    }
    do {
      return try Picture(list, as: .png).bytes
    } catch {
      throw ScreenError(error.hint.map { "\(error.message); \($0)" } ?? error.message)
    }
  }
}
