import Export
import LayoutCore
import TerminalText
import Testing

struct OutlineTests {
  private func outline(_ scene: LayoutScene) -> String {
    Outline.text(scene.layout(), file: "sample.json")
  }

  @Test func aTreeShowsFramesTextsGuidesAndContent() {
    let expected = """
      sample.json: 375×667, safe area top 47, bottom 34, keyboard 300, leftToRight, large, @2x
      HStack #cell                            339.5×61.5      at 17.75, 176.25
      │  .padding #padded                     359.5×81.5      at 7.75, 166.25
      │  .background                          359.5×81.5      at 7.75, 166.25
      │  └─ RoundedRectangle #card            359.5×81.5      at 7.75, 166.25
      ├─ VStack                               59.5×41         at 17.75, 176.25
      │  ├─ Text #stars                       42.5×20.5       at 26.25, 176.25    "★★★★★"  midStarAndTitle = 10.25
      │  └─ Text                              59.5×20.5       at 17.75, 196.75    "5 stars"
      └─ VStack #details                      272×61.5        at 85.25, 176.25
         ├─ Text #title                       110.5×20.5      at 85.25, 176.25    "Avocado Toast"  midStarAndTitle = 10.25
         └─ Text                              272×41          at 85.25, 196.75    "Ingredients: Avocado, Almond Butter, Br…"  2 lines
               .overlay                       272×41          at 85.25, 196.75
               └─ Color                       272×41          at 85.25, 196.75    green  zIndex 1

      """
    #expect(outline(SampleScenes.columns(.leftToRight)) == expected)
  }

  @Test func aStyleBeyondItsViewIsNoted() {
    #expect(outline(SampleScenes.bar).contains("at 0, 75            style 100×25 at 0, 75\n"))
  }

  @Test func aScrollViewTellsOfItsContent() {
    let notes = "content 100×128  scrolled 0, 20  insets top 20\n"
    #expect(outline(SampleScenes.scroll).contains(notes))
  }

  @Test func aRightToLeftTreeDiffersInPlacesOnly() {
    let expected = """
      sample.json: 375×667, safe area top 47, bottom 34, keyboard 300, rightToLeft, large, @2x
      HStack #cell                            339.5×61.5      at 17.75, 176.25
      │  .padding #padded                     359.5×81.5      at 7.75, 166.25
      │  .background                          359.5×81.5      at 7.75, 166.25
      │  └─ RoundedRectangle #card            359.5×81.5      at 7.75, 166.25
      ├─ VStack                               59.5×41         at 297.75, 176.25
      │  ├─ Text #stars                       42.5×20.5       at 306.25, 176.25   "★★★★★"  midStarAndTitle = 10.25
      │  └─ Text                              59.5×20.5       at 297.75, 196.75   "5 stars"
      └─ VStack #details                      272×61.5        at 17.75, 176.25
         ├─ Text #title                       110.5×20.5      at 179.25, 176.25   "Avocado Toast"  midStarAndTitle = 10.25
         └─ Text                              272×41          at 17.75, 196.75    "Ingredients: Avocado, Almond Butter, Br…"  2 lines
               .overlay                       272×41          at 17.75, 196.75
               └─ Color                       272×41          at 17.75, 196.75    green  zIndex 1

      """
    #expect(outline(SampleScenes.columns(.rightToLeft)) == expected)
  }

  @Test func effectsShowWhereAViewIsDrawn() {
    let expected = """
      sample.json: 100×100, safe area top 20, rightToLeft, large, @2x
      Image #toast                            40×20           at 30, 50           toast  zIndex 2  drawn 20×10 at 40, 55
         .scaleEffect                         40×20           at 30, 50           drawn 20×10 at 40, 55
         .overlay #badged                     40×20           at 30, 50
         └─ Rectangle                         8×8             at 62, 50

      """
    #expect(outline(SampleScenes.badge) == expected)
  }

  @Test func whatACanvasDrawsHangsFromIt() {
    let expected = """
      sample.json: 60×60, leftToRight, large, @2x
      Canvas #sketch                          60×60           at 0, 0             sketch
      └─ context                              4×4             at 8, 18
         └─ symbol dot #drawn                 4×4             at 8, 18

      """
    #expect(outline(SampleScenes.sketch) == expected)
  }

  @Test func aTruncatedTextIsShortenedAndMarked() {
    let expected = """
      sample.json: proposal 90×nil, leftToRight, large, @2x
      Text #toppings                          85×41           at 0, 0             "Almond Butter, \\"Bread\\" and Red Pepper F…"  2 lines  truncated

      """
    #expect(outline(SampleScenes.truncated) == expected)
  }

  @Test func viewsAtTheTopStandSideBySide() {
    let text = outline(
      LayoutScene(host: .proposal(ProposedViewSize(width: .infinity, height: nil))) {
        $0.leaf(.divider)
        $0.box(1.0 / 3, 1e15, id: "box")
      }
    )
    let expected = """
      sample.json: proposal inf×nil, leftToRight, large, @2x
      Divider                                 inf×0.5         at 0.17, 0
      Rectangle #box                          0.33×1000000000000000   at 0, 8.5

      """
    #expect(text == expected)
  }

  @Test func whatWouldDisturbATerminalIsEscaped() {
    let scene = LayoutScene {
      $0.leaf(.text("\u{1B}[31mred\n\t\u{202E}\\"), id: "a\u{7}b\nc")
      $0.leaf(.color("\u{9B}1m"))
    }
    let text = Outline.text(scene.layout(), file: "\u{1B}]0;title\u{7}")
    #expect(text.contains(#""\u001b[31mred\n\t\u202e\\""#))
    #expect(text.contains(#"Text #a\u0007b\nc "#))
    #expect(text.contains(#"\u009b1m"#))
    #expect(text.hasPrefix(#"\u001b]0;title\u0007: "#))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func columnsStayInPlaceBesideWideCharacters() {
    let scene = LayoutScene {
      $0.leaf(.divider, id: "plain")
      $0.leaf(.divider, id: "漢字🥑")
    }
    let lines = Outline.text(scene.layout(), file: "a.json").split(separator: "\n").dropFirst()
    let cells = lines.map { line in line.prefix { $0 != "×" }.terminalWidth }
    #expect(cells.count == 2)
    #expect(cells[0] == cells[1])
  }

  @Test func aTextOfFortyCharactersIsShownWhole() {
    func shown(_ count: Int) -> Substring? {
      let text = outline(LayoutScene { $0.leaf(.text(String(repeating: "é", count: count))) })
      return text.split(separator: "\"").dropFirst().first
    }
    #expect(shown(40).map(String.init) == String(repeating: "é", count: 40))
    #expect(shown(41).map(String.init) == String(repeating: "é", count: 39) + "…")
  }

  @Test func aLongNameMovesItsLineToTheNextStop() {
    let id = String(repeating: "n", count: 30)
    let lines = outline(
      LayoutScene {
        $0.leaf(.color(nil), id: id)
        $0.leaf(.color(nil), id: id + "nn")
      }
    )
    .split(separator: "\n")
    #expect(lines[1].hasPrefix("Color #\(id)   200×"))
    #expect(lines[2].hasPrefix("Color #\(id)nn         200×"))
  }

  @Test func noLineEndsWithASpace() {
    for scene in SampleScenes.all {
      #expect(outline(scene).split(separator: "\n").allSatisfy { $0.last != " " })
    }
  }

  @Test func deepLinesCarryTheirLevel() {
    let text = outline(
      LayoutScene { builder in
        for _ in 0..<100 { builder.open(.zStack(alignment: .center)) }
      }
    )
    let lines = text.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines[100].contains("└─ (99) ZStack"))
    #expect(lines.map(\.count).max() ?? 0 < 200)
  }
}
