import Testing
import ViewGraph

@testable import SwiftUI

@MainActor
@Suite struct SceneModifierTests {
  private final class Model: ObservableObject {
    @Published var name = "model"
  }

  private struct Content: View {
    @EnvironmentObject var model: Model
    @Environment(\.lineLimit) private var limit
    @Environment(\.isEnabled) private var isEnabled
    let count: Binding<Int>

    var body: some View {
      Text("\(model.name) \(limit ?? 0) \(isEnabled ? "on" : "off") \(count.wrappedValue)")
        .onAppear { count.wrappedValue += 1 }
    }
  }

  private struct Program: App {
    @State private var count = 0
    @State private var seen = 0

    var body: some Scene {
      WindowGroup {
        Content(count: $count)
        Text("seen \(seen)")
      }
      .environmentObject(Model())
      .environment(\.lineLimit, 3)
      .transformEnvironment(\.isEnabled) { $0 = false }
      .onChange(of: count) { seen = count }
      Settings { Text("settings") }
    }
  }

  @Test func modifiersOfASceneAreThoseOfItsViews() throws {
    #expect(try HostedView(AppView(Program.self)).texts() == ["model 3 off 1", "seen 1"])
  }
}
