import Testing

@testable import SwiftUI

@MainActor private var started: [String] = []

private struct Root: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "count \(count)")
      .onAppear {
        started.append("appear")
        count += 1
      }
  }
}

/// A scene made of others.
private struct Windows: Scene {
  let title: String

  var body: some Scene {
    WindowGroup(title) { Root() }
    Settings { Text("settings") }
  }
}

private struct Program: App {
  @State private var name = "Program"

  var body: some Scene { Windows(title: name) }
}

private struct Legacy: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      NavigationView {
        Text(phase == .active ? "active" : "not active").navigationBarTitle("Legacy")
      }
    }
    .onChange(of: phase) { _, _ in }
  }
}

@MainActor
@Suite struct ProgramTests {
  // V10.14
  @Test func aProgramShowsItsFirstWindow() throws {
    started = []
    let host = HostedView(AppView(Program.self))
    #expect(try host.texts() == ["count 1"])
    #expect(started == ["appear"])
  }

  // V10.14
  @Test func scenesMayBeModified() throws {
    #expect(try Set(HostedView(AppView(Legacy.self)).texts()) == ["active", "Legacy"])
  }
}
