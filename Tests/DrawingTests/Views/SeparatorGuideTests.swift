import Controls
import LayoutCore
import SwiftUI
import Testing

/// Where the lines between rows begin and end, and what lies behind all rows (D9.5).
@MainActor
@Suite struct SeparatorGuideTests {
  private struct Rows: SwiftUI.View {
    var leading: CGFloat?
    var trailing: CGFloat?
    var body: some SwiftUI.View {
      List {
        HStack {
          SwiftUI.Color.red.frame(width: 20, height: 20)
          if let leading {
            Text("a").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + leading }
          } else {
            Text("a")
          }
          if let trailing {
            Text("z").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - trailing }
          }
        }
        Text("b")
      }
      .listStyle(.plain)
    }
  }

  private func line(_ rows: Rows, isRightToLeft: Bool = false) throws -> Rect {
    let shown = try SwiftScreen(
      rows.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight),
      width: 200,
      height: 300
    )
    return try #require(shown.result.listSeparators().first).frame
  }

  /// Without a word the line begins at the text; a guide of any view in the row moves it.
  @Test func guidesOfViewsMoveTheEndsOfTheLine() throws {
    let plain = try line(Rows())
    let leading = try line(Rows(leading: -10))
    #expect(abs(leading.minX - (plain.minX - 10)) < 0.001)
    #expect(abs(leading.maxX - plain.maxX) < 0.001)
    let trailing = try line(Rows(trailing: 0))
    #expect(trailing.maxX < plain.maxX)
    let further = try line(Rows(trailing: 3))
    #expect(abs(further.maxX - (trailing.maxX - 3)) < 0.001)
  }

  @Test func guidesCountFromTheRightWhereTextDoes() throws {
    let (plain, moved) = (
      try line(Rows(), isRightToLeft: true), try line(Rows(leading: -10), isRightToLeft: true)
    )
    #expect(abs(moved.maxX - (plain.maxX + 10)) < 0.001)
    #expect(abs(moved.minX - plain.minX) < 0.001)
  }

  /// A list without its own background shows what is behind it.
  @Test func aHiddenBackgroundOfAListShowsWhatIsBehind() throws {
    struct Behind: SwiftUI.View {
      let visibility: SwiftUI.Visibility
      var body: some SwiftUI.View {
        VStack { List { Text("a") }.listStyle(.plain) }
          .scrollContentBackground(visibility)
          .background(SwiftUI.Color(red: 1, green: 0, blue: 0))
      }
    }
    func corner(_ visibility: SwiftUI.Visibility) throws -> [Int] {
      Array(try SwiftScreen(Behind(visibility: visibility), width: 100, height: 300).image[3, 290])
    }
    #expect(try corner(.hidden) == [255, 0, 0, 255])
    #expect(try corner(.automatic) == [255, 255, 255, 255])
    #expect(try corner(.visible) == [255, 255, 255, 255])
  }
}
