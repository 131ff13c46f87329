import Foundation
import LayoutCore
import Synchronization
import Testing
import TextPango

/// What happens where a font is not what it should be.
@Suite struct FontProblemTests {
  /// Labels of some families.
  private func screen(_ families: [String]) -> LayoutScene {
    var builder = ViewTreeBuilder()
    builder.open(.vStack(alignment: .center, spacing: nil))
    for family in families {
      let font = TextFont(size: .points(17), family: family)
      builder.open(.modifier(.environment(EnvironmentChange(name: "font") { $0.font = font })))
      builder.leaf(.text("Toast"))
      builder.close()
    }
    builder.close()
    return LayoutScene(tree: builder.finish())
  }

  @Test func anUnknownFamilyIsThrown() throws {
    let measurer = try PangoTextMeasurer()
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(17), family: "Georgia")
    #expect(throws: FontProblem.unknownFamily("Georgia")) {
      try measurer.shape(StyledText("a", in: environment))
    }
  }

  // V11.9
  @Test func aFontIsFoundByItsFullAndItsPostScriptName() throws {
    let file = "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf"
    let bold = try PangoTextMeasurer(fontFiles: [file], packageFonts: [])
    var environment = EnvironmentValues()
    for name in ["Noto Serif Bold", "NotoSerif-Bold", "notoserif-bold", "Noto Serif"] {
      environment.font = TextFont(size: .points(17), family: name)
      #expect(throws: Never.self) { try bold.shape(StyledText("a", in: environment)) }
    }
    environment.font = TextFont(size: .points(17), family: "NotoSerif-Regular")
    #expect(throws: FontProblem.unknownFamily("NotoSerif-Regular")) {
      try bold.shape(StyledText("a", in: environment))
    }
  }

  // V11.9
  @Test func whatIsNoFontBesideSourcesIsLeftOutAndNamed() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let texts = [
      "empty": "", "pointer": "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
      "text": "no font",
    ]
    for (name, text) in texts {
      try text.write(toFile: "\(folder)/\(name).ttf", atomically: true, encoding: .utf8)
    }
    var problems: [String] = []
    let files = texts.keys.sorted().map { "\(folder)/\($0).ttf" } + [folder + "/none.ttf"]
    let measurer = try PangoTextMeasurer(foundFiles: files, packageFonts: nil) {
      problems.append($0.message)
    }
    #expect(problems.count == 4)
    for (problem, words) in zip(problems, ["it is empty", "git lfs pull", "no font that", "no"]) {
      #expect(problem.contains(words))
    }
    #expect(throws: Never.self) {
      try measurer.shape(StyledText("a", in: EnvironmentValues()))
    }
    // A file that the user points at is to be one.
    #expect(throws: FontProblem.self) { try PangoTextMeasurer(fontFiles: [files[0]]) }
  }

  @Test func aLayoutThrowsAllFontsThatItMissesEachOnce() throws {
    let measurer = try PangoTextMeasurer()
    let scene = screen(["Georgia", "Noto Sans", "Didot", "Georgia"])
    #expect(throws: MissingFonts([.unknownFamily("Georgia"), .unknownFamily("Didot")])) {
      try measurer.measuring { scene.layout(measurer: $0) }
    }
    // What was missing before is no reason to refuse another screen.
    let result = try measurer.measuring { screen(["Noto Sans"]).layout(measurer: $0) }
    #expect(result.rootFrame.width > 30)
  }

  @Test func aScreenThatGoesOnIsToldOfAFontOnce() throws {
    let problems = Mutex<[FontProblem]>([])
    let measurer = try PangoTextMeasurer()
      .measurer(reportingTo: { problem in problems.withLock { $0.append(problem) } })
    for _ in 0..<2 { _ = screen(["Georgia"]).layout(measurer: measurer) }
    #expect(problems.withLock { $0 } == [.unknownFamily("Georgia")])
  }

  @Test func theSystemFontStandsInWhereThatIsWanted() throws {
    let measurer = try PangoTextMeasurer(packageFonts: nil, replacesUnknownFamilies: true)
    let result = try measurer.measuring { screen(["Didot", "", "Didot"]).layout(measurer: $0) }
    let plain = try measurer.measuring { [self] in
      var builder = ViewTreeBuilder()
      builder.open(
        .modifier(
          .environment(EnvironmentChange(name: "font") { $0.font = TextFont(size: .points(17)) })
        )
      )
      builder.leaf(.text("Toast"))
      builder.close()
      _ = self
      return LayoutScene(tree: builder.finish()).layout(measurer: $0)
    }
    #expect(result.rootFrame.width == plain.rootFrame.width)
    #expect(measurer.takeReplacedFamilies() == ["Didot", ""])
    #expect(measurer.takeReplacedFamilies().isEmpty)
    // Texts that are remembered tell of it as well: each screen has its own warnings.
    _ = try measurer.measuring { screen(["Didot"]).layout(measurer: $0) }
    #expect(measurer.takeReplacedFamilies() == ["Didot"])
  }

  @Test func aFileThatIsNoFontIsRefused() throws {
    #expect(throws: FontProblem.self) { try PangoTextMeasurer(fontFiles: ["/nowhere.otf"]) }
    do throws(FontProblem) {
      _ = try PangoTextMeasurer(fontFiles: [#filePath])
      Issue.record("a source file passed for a font")
    } catch {
      #expect(error.message.hasPrefix("\(#filePath) is not a font"))
    }
  }

  @Test func aFileIsFoundByItsFamilyWhateverItsName() throws {
    let folder =
      FileManager.default.temporaryDirectory.path + "/fonts-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/brand.ttf"
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/noto/NotoSansDisplay-Regular.ttf",
      toPath: path
    )
    let measurer = try PangoTextMeasurer(fontFiles: [path])
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(10), family: "Noto Sans Display")
    let width = try measurer.shape(StyledText("abc", in: environment))
      .measure(TextRequest(width: .infinity)).width
    #expect(width > 10 && width < 20 && width != 15)
  }

  @Test(arguments: ["/fonts/Inter.otf", #filePath])
  func aPackageFontThatIsMissingOrDifferentIsNamedWithThePackageAndTheOption(
    _ path: String
  ) throws {
    var fonts = FontFile.pinned
    let regular = try #require(fonts.firstIndex { $0.path.hasSuffix("/Inter-Regular.otf") })
    fonts[regular].path = path
    let measurer = try PangoTextMeasurer(packageFonts: fonts)
    let problem = #expect(throws: FontProblem.self) {
      try measurer.shape(StyledText("Toast", in: EnvironmentValues()))
    }
    #expect(
      problem?.message
        == (path == #filePath
          ? "\(path) is not the Inter 400 of fonts-inter"
          : "the font Inter 400 is missing: there is no \(path)")
    )
    #expect(
      problem?.hint
        == "install Debian 12's package fonts-inter, or point at the file with --font FILE"
    )
    // The font of another package still is what it was.
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(17), family: "Noto Sans")
    #expect(throws: Never.self) { try measurer.shape(StyledText("Toast", in: environment)) }
  }

  @Test func aFontOfAPackageThatLiesElsewhereIsKnownByItsChecksum() throws {
    var fonts = FontFile.pinned
    let regular = try #require(fonts.firstIndex { $0.path.hasSuffix("/Inter-Regular.otf") })
    let path = fonts[regular].path
    fonts[regular].path = "/nowhere"
    let measurer = try PangoTextMeasurer(fontFiles: [path], packageFonts: fonts)
    let width = try measurer.shape(StyledText("Toast", in: EnvironmentValues()))
      .measure(TextRequest(width: .infinity)).width
    #expect(width == Measuring.width("Toast"))
  }

  @Test func aFileThatTheUserPointsAtHasTheCharactersThatNoPackageHas() throws {
    let tibetan = "\u{F40}"
    #expect(Measuring.width(tibetan) == 17)
    let path = "/usr/share/fonts/truetype/noto/NotoSerifTibetan-Regular.ttf"
    let measurer = try PangoTextMeasurer(fontFiles: [path])
    let width = try measurer.shape(StyledText(tibetan, in: EnvironmentValues()))
      .measure(TextRequest(width: .infinity)).width
    #expect(width > 5 && width != 17)
  }
}
