import Foundation
import LayoutCore
import Testing
import TextPango

/// What happens where a font is not what it should be.
@Suite struct FontProblemTests {
  @Test func anUnknownFamilyIsAProblemOnce() throws {
    let measurer = try PangoTextMeasurer()
    var environment = EnvironmentValues()
    environment.font = Font(size: .points(17), family: "Georgia")
    _ = measurer.shape(StyledText("a", in: environment))
    _ = measurer.shape(StyledText("b", in: environment))
    #expect(measurer.takeProblems() == [.unknownFamily("Georgia")])
    #expect(measurer.takeProblems() == [])
  }

  @Test func aFileThatIsNoFontIsRefused() throws {
    #expect(throws: FontProblem.self) { try PangoTextMeasurer(fontFiles: ["/nowhere.otf"]) }
    do throws(FontProblem) {
      _ = try PangoTextMeasurer(fontFiles: [#filePath])
      Issue.record("a source file passed for a font")
    } catch {
      #expect(error.message.hasPrefix("\(#filePath) is no font"))
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
    environment.font = Font(size: .points(10), family: "Noto Sans Display")
    let width = measurer.shape(StyledText("abc", in: environment))
      .measure(TextRequest(width: .infinity)).width
    #expect(measurer.takeProblems() == [])
    #expect(width > 10 && width < 20 && width != 15)
  }

  @Test func problemsNameThePackageAndTheOption() throws {
    let font = FontFile(
      family: "Inter",
      weight: 400,
      isItalic: false,
      path: "/fonts/Inter.otf",
      package: "fonts-inter",
      checksum: "00"
    )
    for problem in [FontProblem.missing(font), .different(font)] {
      #expect(problem.message.contains("/fonts/Inter.otf"))
      #expect(problem.hint.contains("fonts-inter"))
      #expect(problem.hint.contains("--font"))
    }
  }
}
