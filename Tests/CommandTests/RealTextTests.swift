import Foundation
import Testing

/// Screens with real text.
@Suite struct RealTextTests {
  /// Scripts, styles and breaks that hostile settings might change.
  private static let screen = """
    { "environment": { "text": "pango" }, "scene": { "width": 200, "height": 600 },
      "view": { "type": "VStack", "children": [
        { "type": "Text", "content": "This is a test string", "id": "test" },
        { "type": "Text", "content": "Toast خبزة محمصة مع الأفوكادو", "modifiers": [{ "font": "title" }] },
        { "type": "Text", "content": "שלום 12 日本語 한국어 ★ 👍🏽" },
        { "type": "Text", "content": "ภาษาไทยง่ายนิดเดียว ทดสอบการตัดคำ नमस्ते दुनिया" },
        { "type": "Text", "content": "مع ۴۵۶", "modifiers": [{ "locale": "ur" }, { "bold": true }] }
      ] } }
    """

  @Test func hostileSettingsChangeNoByte() throws {
    let scratch = try ScratchFolder()
    try scratch.write("screen.json", Self.screen)
    try scratch.write(
      "fonts.conf",
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong">
      <string>DejaVu Sans</string></edit></match>
      <match target="font"><edit name="matrix" mode="assign"><times><name>matrix</name>
      <matrix><double>9</double><double>1</double><double>0</double><double>9</double></matrix>
      </times></edit><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
      </fontconfig>
      """
    )
    let expected = try Espalier.run("layout", "screen.json", in: scratch.path)
    #expect(expected.status == 0, "\(expected.errors)")
    #expect(expected.output.contains("142.88"))
    for settings in [
      "LANG=C LC_ALL=C", "LANG=ar_EG.UTF-8 LC_ALL=ar_EG.UTF-8", "LANGUAGE=ur:fa:ja LANG=ur_PK",
      "PANGO_LANGUAGE=ja:zh-tw:ur", "FONTCONFIG_FILE=$PWD/fonts.conf",
      "XDG_CONFIG_HOME=$PWD HOME=$PWD", "FONTCONFIG_PATH=/nowhere FC_LANG=ja",
      "GDK_SCALE=3 GDK_DPI_SCALE=2.5 QT_FONT_DPI=300 XFT_DPI=300",
      "LIBTHAI_DICTDIR=/nowhere PANGO_LIBDIR=/nowhere PANGOCAIRO_BACKEND=ft",
      "FREETYPE_PROPERTIES=cff:no-stem-darkening=0 HB_OPTIONS=uniscribe-bug-compatible",
    ] {
      let run = try Espalier.shell("\(settings) $espalier layout screen.json", in: scratch.path)
      #expect(run.status == 0, "\(settings): \(run.errors)")
      #expect(run.output == expected.output, "\(settings)")
    }
  }

  @Test func theCommandLineBeatsTheFile() throws {
    let scratch = try ScratchFolder()
    try scratch.write("screen.json", Self.screen)
    let fixed = try Espalier.run("layout", "screen.json", "--text", "fixed", in: scratch.path)
    #expect(!fixed.output.contains("142.84"))
    #expect(fixed.output.contains("178.5"))
  }

  @Test func aMissingFamilyIsNamedWhereItIsAskedForAndNothingIsPrinted() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "card.json",
      """
      { "view": { "type": "VStack", "children": [
        { "type": "Text", "content": "a" },
        { "type": "Text", "content": "b",
          "modifiers": [{ "font": { "custom": { "name": "Georgia", "size": 17 } } }] } ] } }
      """
    )
    let run = try Espalier.run("layout", "card.json", "--text", "pango", in: scratch.path)
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(
      run.errorLines == [
        "card.json:3:3: error: no font family is named 'Georgia'",
        "hint: point at a file of it with --font FILE",
      ]
    )
    #expect(try Espalier.run("layout", "card.json", in: scratch.path).status == 0)
  }

  @Test func aFileThatIsNoFontIsRefused() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    let run = try Espalier.run("layout", "card.json", "--font", "card.json", in: scratch.path)
    #expect(run.status == 66)
    #expect(run.errorLines.first?.hasPrefix("espalier: error: card.json is not a font") == true)
  }

  @Test func aFontOfAPackageMayLieElsewhere() throws {
    let scratch = try ScratchFolder()
    try scratch.write("screen.json", Self.screen)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
      toPath: scratch.path + "/moved.otf"
    )
    let moved = try Espalier.run("layout", "screen.json", "--font", "moved.otf", in: scratch.path)
    let expected = try Espalier.run("layout", "screen.json", in: scratch.path)
    #expect(moved.output == expected.output)
    #expect(moved.status == 0)
  }

  @Test(arguments: [
    (#"a\ud800b"#, "'\\ud800' is half of a surrogate pair"),
    (#"a\u0000b"#, "'\\u0000' is not allowed: no text has a NUL character"),
  ])
  func brokenCharactersAreRefusedWhateverMeasures(_ content: String, _ message: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("a.json", #"{ "view": { "type": "Text", "content": "\#(content)" } }"#)
    for way in ["fixed", "pango"] {
      let run = try Espalier.run("layout", "a.json", "--text", way, in: scratch.path)
      #expect(run.status == 65)
      #expect(run.output == "")
      #expect(run.errorLines.first == "a.json:1:42: error: \(message)")
    }
  }

  @Test(arguments: ["0", "-4", "1e400"])
  func aSizeThatIsNoneIsRefused(_ size: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "a.json",
      #"{ "view": { "type": "Text", "content": "a", "modifiers": "#
        + #"[{ "font": { "system": { "size": \#(size) } } }] } }"#
    )
    let run = try Espalier.run("layout", "a.json", "--text", "pango", in: scratch.path)
    #expect(run.status == 65)
    #expect(run.output == "")
  }

  @Test func accessibilityKeepsTheWholeStringOfATruncatedText() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "a.json",
      """
      { "proposal": { "width": 60, "height": null },
        "view": { "type": "Text", "content": "Avocado Toast", "modifiers": [{ "lineLimit": 1 }] } }
      """
    )
    let geometry = try Espalier.run("layout", "a.json", "--text", "pango", in: scratch.path)
    #expect(geometry.output.contains(#""text": "Avoca…""#))
    #expect(geometry.output.contains(#""truncated": true"#))
    let tree = try Espalier.run(
      "accessibility",
      "a.json",
      "--text",
      "pango",
      "--format",
      "outline",
      in: scratch.path
    )
    #expect(tree.output.contains(#""Avocado Toast""#))
  }
}
