import Drawing
import Export
import Foundation
import LayoutCore
import Testing

/// Pictures of places of views that could not be compiled (D9.33).
@Suite struct PlaceholderPictureTests {
  private func list(
    _ title: String = "KFImage",
    width: Double,
    height: Double,
    _ scheme: ColorScheme = .light
  ) -> DisplayList {
    displayList(width: width, height: height, environment: { $0.drawing.colorScheme = scheme }) {
      let placeholder = ViewPlaceholder(
        .view,
        title,
        reason: "no module Kingfisher",
        file: "a.swift"
      )
      $0.open(.modifier(.annotation(placeholder, bringsViews: false)))
      $0.leaf(.color(nil))
      $0.close()
    }
  }

  /// What is drawn, group by group: their transforms and the words in them.
  private func words(_ list: DisplayList) -> (scale: Double, width: Double)? {
    var scale: Double?
    for element in list.elements {
      if case .begin(let group) = element, group.placeholders.isEmpty { scale = group.transform.a }
    }
    guard let scale else { return nil }
    var extent = 0.0
    for element in list.elements {
      if case .fill(let path, _, _, _) = element, let box = path.boundingRect { extent = box.maxX }
    }
    return (scale, extent * scale)
  }

  @Test func aFrameHasTheName() throws {
    let list = list(width: 120, height: 60)
    guard case .begin(let group)? = list.elements.first else {
      Issue.record("a group says what it stands in place of")
      return
    }
    #expect(group.placeholders.map(\.title) == ["KFImage"])
    let lines = list.elements.compactMap { element -> (Path, StrokeValue)? in
      if case .stroke(let path, _, let stroke, _, _) = element { (path, stroke) } else { nil }
    }
    let line = try #require(lines.first)
    #expect(line.0.boundingRect == Rect(x: 0.5, y: 0.5, width: 119, height: 59))
    #expect(line.1.lineWidth == 1 && line.1.dash == [4, 3])
    let words = try #require(self.words(list))
    // At most 11 points, of 12 that are laid out.
    #expect(abs(words.scale - 11 / 12) < 0.001)
  }

  @Test(arguments: [(44.0, 22.0), (60, 12), (30, 300), (200, 9)])
  func theNameIsNeverLargerThanTheFrame(width: Double, height: Double) throws {
    guard let words = self.words(list(width: width, height: height)) else { return }
    #expect(words.width <= width)
    #expect(words.scale * 12 >= 6 && words.scale * 12 <= 11.001)
  }

  @Test(arguments: [(10.0, 10.0), (4, 200), (20, 44), (200, 5)])
  func smallBoxesAreFramesAlone(width: Double, height: Double) {
    let list = list("AVeryLongNameOfAView", width: width, height: height)
    #expect(words(list) == nil)
    #expect(list.elements.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test(arguments: [(0.0, 10.0), (10, 0), (0.2, 10)])
  func nothingIsDrawnOfNoSize(width: Double, height: Double) {
    let list = displayList {
      let placeholder = ViewPlaceholder(.view, "a", reason: "b")
      $0.open(.modifier(.frame(width: width, height: height, alignment: .center)))
      $0.open(.modifier(.annotation(placeholder, bringsViews: false)))
      $0.leaf(.color(nil))
      $0.close()
      $0.close()
    }
    #expect(list.elements.isEmpty)
  }

  @Test func itIsAnotherColorInTheDark() {
    #expect(list(width: 60, height: 60) != list(width: 60, height: 60, .dark))
  }

  // V17.3
  @Test func theDocumentMarksIt() throws {
    var title = ViewPlaceholder(.value, "isOn", reason: "cannot find it", file: "a.swift", line: 2)
    title.decides = true
    let bytes = DisplayListDocument.json(
      list(width: 60, height: 60),
      file: "a",
      placeholders: [title]
    )
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    )
    let others = try #require(document["placeholders"] as? [[String: Any]])
    #expect(others.first?["source"] as? String == "a.swift:2:1")
    let item = try #require((document["items"] as? [[String: Any]])?.first)
    #expect(item["type"] as? String == "group")
    let placeholder = try #require(item["placeholder"] as? [String: Any])
    #expect(placeholder["name"] as? String == "KFImage")
    #expect(placeholder["reason"] as? String == "no module Kingfisher")
  }
}
