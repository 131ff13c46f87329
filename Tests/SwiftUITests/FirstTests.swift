import Export
import LayoutCore
import Testing

@testable import SwiftUI
import ViewGraph

extension SwiftUI.VerticalAlignment {
  private enum MidStarAndTitle: AlignmentID {
    static func defaultValue(in d: SwiftUI.ViewDimensions) -> CGFloat { d[.bottom] }
  }
  static let midStarAndTitle = SwiftUI.VerticalAlignment(MidStarAndTitle.self)
}

private struct Cell: View {
  @State private var count = 1
  let counter: Counter
  var body: some View {
    HStack(alignment: .midStarAndTitle) {
      VStack {
        Text("★★★★★").alignmentGuide(.midStarAndTitle) { d in d[.bottom] / 2 }
        Text("\(count) stars")
      }
      .font(.caption)
      VStack(alignment: .leading) {
        HStack {
          Text("Avocado Toast").font(.title)
            .alignmentGuide(.midStarAndTitle) { d in d[.bottom] / 2 }
          Spacer()
        }
        Text("Ingredients: Avocado, Almond Butter, Bread, Red Pepper Flakes")
          .font(.caption).lineLimit(1)
        if count > 1 { Text("more") }
      }
    }
    .modifier(Remember(counter: counter, action: { count += 1 }))
  }
}
private final class Counter { var action: (() -> Void)? }
private struct Remember: ViewModifier {
  let counter: Counter
  let action: () -> Void
  func body(content: Content) -> some View {
    counter.action = action
    return content
  }
}

@MainActor
@Test func aCellIsLaidOutAndFollowsItsState() throws {
  let counter = Counter()
  let screen = ViewHost.screen(
    Cell(counter: counter),
    in: LayoutScene(tree: ViewTreeBuilder().finish()),
    measurer: FixedTextMeasurer()
  )
  let first = Outline.text(try screen.settle(), file: "cell")
  #expect(first.contains("\"1 stars\""))
  #expect(first.contains("midStarAndTitle = 16.83"))
  #expect(!first.contains("more"))
  counter.action?()
  let second = Outline.text(try screen.settle(), file: "cell")
  #expect(second.contains("\"2 stars\""))
  #expect(second.contains("\"more\""))
  #expect(screen.graph.evaluationCount == 2)
}
