import LayoutCore
import Synchronization
import Testing

/// Guides are worked out for those who ask, and for nobody else (L16.3).
@Suite struct AskedGuideTests {
  private final class Calls: Sendable {
    let names = Mutex<[String]>([])
    func guide(_ name: String, _ value: Double) -> AlignmentGuide {
      { _ in
        self.names.withLock { $0.append(name) }
        return value
      }
    }
    var all: Set<String> { names.withLock { Set($0) } }
  }

  @Test func aGuideThatNobodyAsksForIsNotCalled() throws {
    let calls = Calls()
    let view = Sample.image(20, 10)
      .modifier(.alignmentGuide(.leading, calls.guide("leading", 3)))
      .modifier(.alignmentGuide(.top, calls.guide("top", 4)))
    let row = Sample.hStack(alignment: .top, [view, .image(5, 5)])
    let result = SampleScene([row]).layout()
    let placed = try #require(result.views.first { $0.isModified })
    #expect(placed.explicitGuides.map(\.key) == [.top])
    #expect(placed.explicitGuides.map(\.value) == [4])
    #expect(calls.all == ["top"])
  }
}
