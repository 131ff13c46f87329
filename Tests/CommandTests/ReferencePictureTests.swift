import Drawing
import DrawingCairo
import Foundation
import LayoutCore
import Testing

/// What all screens of `Specs` look like, compared with `Pictures/References`, which were recorded from
/// our own output and looked at; `tools/references` records them anew.
@Suite struct ReferencePictureTests {
  private static let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures/References").path
  private static let isRecording = ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil

  /// How far a component of a pixel may be off, and how many pixels of 10,000 may be further.
  private static let tolerance = 6
  private static let strays = 2

  private static func names(_ folder: String, ending: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: Espalier.specs + folder)) ?? []
    return all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  private static let specs = names("/Screens", ending: ".json")
  /// What moves is drawn as it is at first; where a font is that no package has, as with another one.
  private static let sources = names("/Swift", ending: ".swift")
  /// What shows how controls look, in both schemes.
  private static let looks = names("/Looks", ending: ".json")
  private static let looksInSwift = names("/Looks", ending: ".swift")
  private static let schemes = ["light", "dark"]

  @Test(arguments: specs)
  func specsLookAsTheyDid(_ name: String) throws {
    try check("spec-\(name)") { path in
      try Espalier.run("picture", "-q", "Screens/\(name).json", "--display-scale", "1", "-o", path)
    }
  }

  @Test(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"), arguments: sources)
  func sourcesLookAsTheyDid(_ name: String) throws {
    try check("swift-\(name)") { path in
      try SwiftCommand.run(
        "picture -q Swift/\(name).swift --display-scale 1 -o '\(path)'",
        in: Espalier.specs
      )
    }
  }

  @Test(arguments: looks, schemes)
  func controlsLookAsTheyDid(_ name: String, _ scheme: String) throws {
    try check("look-\(name)-\(scheme)") { path in
      try Espalier.run(
        "picture",
        "-q",
        "Looks/\(name).json",
        "--color-scheme",
        scheme,
        "--display-scale",
        "1",
        "-o",
        path
      )
    }
  }

  @Test(
    .enabled(if: SwiftCommand.canRun, "needs the Swift compiler"),
    arguments: looksInSwift,
    schemes
  )
  func controlsInSwiftLookAsTheyDid(_ name: String, _ scheme: String) throws {
    try check("look-\(name)-\(scheme)") { path in
      try SwiftCommand.run(
        "picture -q Looks/\(name).swift --color-scheme \(scheme) --display-scale 1 -o '\(path)'",
        in: Espalier.specs
      )
    }
  }

  /// Draws the screens of a file and compares them with those of the same names.
  private func check(_ name: String, _ draw: (String) throws -> Espalier.Run) throws {
    let scratch = try ScratchFolder()
    let run = try draw("\(scratch.path)/\(name).png")
    try #require(run.status == 0, "\(run.errors)")
    let drawn = scratch.files
    let files = FileManager.default
    let kept = try files.contentsOfDirectory(atPath: Self.references)
      .filter { $0 == "\(name).png" || $0.hasPrefix("\(name)-") && $0.isNumbered(after: name) }
      .sorted()
    if Self.isRecording {
      for file in kept { try files.removeItem(atPath: "\(Self.references)/\(file)") }
      for file in drawn {
        try files.copyItem(atPath: "\(scratch.path)/\(file)", toPath: "\(Self.references)/\(file)")
      }
      return
    }
    #expect(drawn == kept, "tools/references records what is new")
    for file in drawn where kept.contains(file) {
      try compare("\(scratch.path)/\(file)", "\(Self.references)/\(file)", file)
    }
  }

  private func compare(_ path: String, _ reference: String, _ name: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let expected = try Data(contentsOf: URL(fileURLWithPath: reference))
    if bytes == expected { return }
    let (new, old) = (try Pixels(png: [UInt8](bytes)), try Pixels(png: [UInt8](expected)))
    guard new.width == old.width, new.height == old.height else {
      Issue.record("\(name) is \(new.width)×\(new.height), and was \(old.width)×\(old.height)")
      return
    }
    let difference = new.difference(from: old, tolerance: Self.tolerance)
    if difference.count * 10_000 <= new.width * new.height * Self.strays { return }
    let folder = FileManager.default.temporaryDirectory.path + "/espalier-differences"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(try Picture(difference.picture, as: .png).bytes)
      .write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    Issue.record(
      """
      \(name) looks different in \(difference.count) pixels: now, before and where they differ are \
      in \(folder)/\(name)
      """
    )
  }
}

extension String {
  /// Whether a number and nothing else is between a name and the ending.
  fileprivate func isNumbered(after name: String) -> Bool {
    let rest = dropFirst(name.count + 1)
    return rest.hasSuffix(".png") && Int(rest.dropLast(4)) != nil
  }
}
