import EspalierTesting
import SwiftUI
import Testing

private struct Followed: View {
  @AppStorage("DefaultsTests.followed") private var word = "none"
  @AppStorage("word", store: UserDefaults(suiteName: "DefaultsTests")) private var other = "none"
  @State private var changes = 0

  var body: some View {
    Text("\(word) \(other)")
    Text("\(changes) changes")
      .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) {
        _ in
        changes += 1
      }
  }
}

@MainActor @Suite struct DefaultsTests {
  /// V2.18.
  @Test func viewsFollowWhatOtherCodeStores() throws {
    let defaults = UserDefaults.standard
    let suite = try #require(UserDefaults(suiteName: "DefaultsTests"))
    defaults.removeObject(forKey: "DefaultsTests.followed")
    suite.removeObject(forKey: "word")
    let screen = Screen(Followed())
    #expect(screen.exists("none none"))
    defaults.set("a", forKey: "DefaultsTests.followed")
    #expect(screen.exists("a none"))
    suite.set("b", forKey: "word")
    #expect(screen.exists("a b"))
    defaults.set("a", forKey: "DefaultsTests.followed")
    defaults.removeObject(forKey: "DefaultsTests.followed")
    suite.removeObject(forKey: "word")
    #expect(screen.exists("none none"))
    #expect(screen.exists("4 changes"))
  }
}
