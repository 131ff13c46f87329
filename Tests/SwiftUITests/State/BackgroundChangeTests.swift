import EspalierTesting
import SwiftUI
import Testing

/// Something that other threads change, as much code does although it should not.
private final class Ticker: ObservableObject, @unchecked Sendable {
  // Only one thread at a time has it.
  @Published var count = 0
  let news = PassthroughSubject<Int, Never>()
}

private struct Shown: View {
  @ObservedObject var ticker: Ticker
  @State private var heard = 0

  var body: some View {
    Text("count \(ticker.count)")
    Text("heard \(heard)").onReceive(ticker.news) { heard = $0 }
  }
}

@MainActor @Suite struct BackgroundChangeTests {
  /// V2.10: objects and publishers are heard on whichever thread they speak.
  @Test func whatChangesOnAnotherThreadIsShown() async throws {
    let ticker = Ticker()
    let screen = Screen(Shown(ticker: ticker))
    #expect(screen.labels == ["count 0", "heard 0"])
    await Task.detached {
      ticker.count = 1
      ticker.news.send(2)
    }.value
    try await screen.settle()
    #expect(screen.labels == ["count 1", "heard 2"])
  }
}
