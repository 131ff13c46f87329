import Export
import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What documents say of views that are on their way (T10.9).
@MainActor
@Suite struct GeometryMotionTests {
  private struct Stage: SwiftUI.View {
    let record: Record
    @SwiftUI.State private var isOn = false

    var body: some SwiftUI.View {
      let _ = record.action = { isOn.toggle() }
      HStack(spacing: 0) {
        square(.red, "red", width: isOn ? 100 : 50, height: 40)
        Rectangle().id("shape").frame(width: 20, height: 20).opacity(isOn ? 0 : 1)
        if !isOn { square(.green, "green", width: 30, height: 30) }
      }
    }
  }

  private func moving(at time: Double) throws -> (LayoutResult, LayoutResult) {
    let record = Record()
    let screen = movingScreen(Stage(record: record))
    try screen.settle()
    withAnimation(.linear(duration: 2)) { record.action?() }
    let result = try screen.advance(to: time)
    return (result, try screen.shown())
  }

  private func document(_ result: LayoutResult, _ shown: LayoutResult?) throws -> [String: Any] {
    let bytes = GeometryDocument.json(result, file: "a", time: shown.map { _ in 0.5 }, shown: shown)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    )
  }

  /// All views of a document by their ids.
  private func views(_ value: Any?, _ found: inout [String: [String: Any]]) {
    for view in value as? [[String: Any]] ?? [] {
      if let id = view["id"] as? String { found[id] = view }
      views(view["children"], &found)
    }
  }

  @Test func framesAreThoseOfTheLayoutAndWhatIsShownStandsBeside() throws {
    let (result, shown) = try moving(at: 0.5)
    let document = try document(result, shown)
    var found: [String: [String: Any]] = [:]
    views(document["views"], &found)
    let red = try #require(found["red"])
    #expect(red["frame"] as? [Double] == [40, 80, 100, 40])
    let presentation = try #require(red["presentation"] as? [String: Any])
    #expect(presentation["frame"] as? [Double] == [47.5, 80, 62.5, 40])
    #expect(red["animating"] as? Bool == true)
    let modifiers = try #require(found["shape"]?["modifiers"] as? [[String: Any]])
    let opacity = try #require(modifiers.first { $0["type"] as? String == "opacity" })
    #expect((opacity["presentation"] as? [String: Any])?["opacity"] as? Double == 0.75)
    #expect(opacity["animationEnd"] as? Double == 2)
    let leaving = try #require((document["leaving"] as? [[String: Any]])?.first)
    #expect(leaving["id"] as? String == "green")
    let effects = (leaving["presentation"] as? [String: Any])?["effects"] as? [[String: Any]]
    #expect(effects?.first?["opacity"] as? Double == 0.75)
  }

  @Test func withoutATimeNothingIsSaidOfMotion() throws {
    let (result, _) = try moving(at: 0.5)
    let text = String(decoding: GeometryDocument.json(result, file: "a"), as: UTF8.self)
    #expect(!text.contains("presentation"))
    #expect(!text.contains("leaving"))
  }

  @Test func outlinesSayWhatIsShown() throws {
    let (result, shown) = try moving(at: 0.5)
    let text = Outline.text(result, file: "a", time: 0.5, shown: shown)
    #expect(text.contains("shown 62.5×40 at 47.5, 80"))
    #expect(text.contains("opacity 0.75"))
    #expect(text.contains("leaving "))
  }
}
