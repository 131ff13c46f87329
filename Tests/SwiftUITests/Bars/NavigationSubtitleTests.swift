import EspalierTesting
import SwiftUI
import Testing

/// Words below the title of a bar (M7.12).
@MainActor
@Suite struct NavigationSubtitleTests {
  private struct Mail: View {
    let mode: NavigationBarItem.TitleDisplayMode
    var subtitle = "3 new"

    var body: some View {
      NavigationStack {
        Text("content").navigationTitle("Inbox").navigationSubtitle(subtitle)
          .navigationBarTitleDisplayMode(mode)
      }
    }
  }

  @Test func theyStandBelowALargeTitle() throws {
    let screen = Screen(Mail(mode: .large))
    let (title, words) = (try screen.element("Inbox"), try screen.element("3 new"))
    #expect(words.frame.minY >= title.frame.maxY - 0.5)
    #expect(words.frame.minX == title.frame.minX)
    let without = Screen(Mail(mode: .large, subtitle: ""))
    let more = try screen.element("content").frame.midY - without.element("content").frame.midY
    #expect(more > 5)
  }

  @Test func theyStandBelowATitleInTheRow() throws {
    let screen = Screen(Mail(mode: .inline))
    let (title, words) = (try screen.element("Inbox"), try screen.element("3 new"))
    #expect(abs(words.frame.midX - title.frame.midX) < 0.5)
    #expect(words.frame.minY >= title.frame.maxY - 0.5)
    let without = Screen(Mail(mode: .inline, subtitle: ""))
    #expect(try screen.element("content").frame == without.element("content").frame)
  }
}
