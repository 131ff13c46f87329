import LayoutCore
import Testing

/// Texts without characters, and texts that are left out (L18.9, L18.10).
@Suite struct EmptyTextTests {
  private func result(_ view: Sample) -> LayoutResult {
    SampleScene([view], host: .proposal(ProposedViewSize(width: 100, height: nil))).layout()
  }

  private func text(_ result: LayoutResult, _ string: String) -> PlacedView? {
    result.views.first { $0.string == string }
  }

  @Test func anEmptyTextKeepsItsLine() throws {
    let result = result(.vStack(spacing: 0, [.text("Name"), .text("")]))
    let empty = try #require(text(result, ""))
    #expect(empty.frame.size == Size(width: 0, height: 21))
    #expect(result.rootFrame.height == 42)
    #expect(empty.text?.lines.map(\.text) == [""])
    #expect(!empty.isTextTruncated)
  }

  /// What is typed comes and goes without moving what is below.
  @Test func aTextMayBecomeEmptyAndBack() throws {
    let scene = SampleScene([.vStack(spacing: 0, [.text("Name"), .text("b")])]).scene()
    let layout = IncrementalLayout(scene)
    let node = try #require(layout.layout().views.first { $0.string == "b" }?.source)
    layout.setContent(.text(""), at: node)
    let empty = try #require(layout.layout().views.first { $0.string == "" })
    #expect(empty.frame.height == 21 && empty.frame.width == 0)
    layout.setContent(.text("cd"), at: node)
    let full = try #require(layout.layout().views.first { $0.string == "cd" })
    #expect(full.frame.width == 17)
  }

  @Test func nothingIsMissingWhereThereIsNoRoomOnPurpose() throws {
    let hidden = Sample.text("Title").frame(width: 0, height: 0)
    #expect(try #require(text(result(hidden), "Title")).isTextTruncated == false)
    let squeezed = Sample.text("Title").frame(width: 0)
    #expect(try #require(text(result(squeezed), "Title")).isTextTruncated)
    let narrow = Sample.text("Title").frame(width: 20, height: 20)
    #expect(try #require(text(result(narrow), "Title")).isTextTruncated)
  }
}
