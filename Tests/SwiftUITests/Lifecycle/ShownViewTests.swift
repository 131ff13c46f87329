import EspalierTesting
import Foundation
import Testing

@testable import SwiftUI

/// Notes when it comes and goes, and counts how often it has been touched.
private struct Noted: View {
  let name: String
  let record: Record
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { record.note("+\(name)") }
      .onDisappear { record.note("-\(name)") }
      .task {
        do {
          try await Task.sleep(for: .seconds(1_000_000))
        } catch {
          record.note("!\(name)")
        }
      }
  }
}

/// Views that are there and are not shown have not appeared (V6.5, V7.7).
@MainActor
@Suite struct ShownViewTests {
  private let record = Record()

  /// What has been noted since the last time.
  private func noted() -> [String] {
    defer { record.values = [] }
    return record.values
  }

  private enum Tabs: CaseIterable {
    case items
    case values
    case data
    case numbers
  }

  private struct Tabbed: View {
    let tabs: Tabs
    let record: Record
    @State private var selection = 0

    var body: some View {
      switch tabs {
      case .items:
        TabView(selection: $selection) {
          Noted(name: "a", record: record).tabItem { Text("A") }.tag(0)
          NavigationStack { Noted(name: "b", record: record) }.tabItem { Text("B") }.tag(1)
        }
      case .values:
        TabView(selection: $selection) {
          Tab("A", systemImage: "star", value: 0) { Noted(name: "a", record: record) }
          Tab("B", systemImage: "star", value: 1) { Noted(name: "b", record: record) }
        }
      case .data:
        TabView(selection: $selection) {
          ForEach(0..<2) { number in
            VStack { Noted(name: number == 0 ? "a" : "b", record: record) }
              .tabItem { Text(number == 0 ? "A" : "B") }
          }
        }
      case .numbers:
        TabView {
          Noted(name: "a", record: record).tabItem { Text("A") }
          Noted(name: "b", record: record).tabItem { Text("B") }
        }
      }
    }
  }

  // V7.7
  @Test(arguments: Tabs.allCases)
  private func aTabAppearsWhenItIsSelected(_ tabs: Tabs) async throws {
    let screen = Screen(Tabbed(tabs: tabs, record: record))
    try await screen.settle()
    #expect(noted() == ["+a"])
    try screen.activate("a 0")
    try screen.tab("B")
    try await screen.settle()
    #expect(noted() == ["+b", "-a", "!a"])
    try screen.tab("A")
    try await screen.settle()
    #expect(noted() == ["+a", "-b", "!b"])
    // It keeps its state (V2.8).
    #expect(screen.exists("a 1"))
  }

  private struct Pages: View {
    let record: Record
    @State private var page = 0

    var body: some View {
      let _ = record.action = { page = 1 }
      TabView(selection: $page) {
        ForEach(0..<2) { Noted(name: "\($0)", record: record) }
      }
      .tabViewStyle(.page)
    }
  }

  // V7.7
  @Test func aPageAppearsWhenItIsTurnedTo() async throws {
    let screen = Screen(Pages(record: record))
    try await screen.settle()
    #expect(noted() == ["+0"])
    record.action?()
    try await screen.settle()
    #expect(noted() == ["+1", "-0", "!0"])
  }

  private struct Growing: View {
    let record: Record
    @State private var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        Group {
          Noted(name: "a", record: record).tabItem { Text("A") }.tag(0)
          More(record: record)
        }
      }
    }

    private struct More: View {
      let record: Record
      @State private var hasMore = false

      var body: some View {
        let _ = record.action = { hasMore = true }
        if hasMore { Noted(name: "b", record: record).tabItem { Text("B") }.tag(1) }
      }
    }
  }

  // V7.7
  @Test func aTabThatComesLaterHasNotAppeared() async throws {
    let screen = Screen(Growing(record: record))
    try await screen.settle()
    record.action?()
    try await screen.settle()
    #expect(noted() == ["+a"])
    try screen.tab("B")
    try await screen.settle()
    #expect(noted() == ["+b", "-a", "!a"])
  }

  private struct Stack: View {
    let record: Record
    @State var path: [Int]
    @State private var showsSheet = false

    var body: some View {
      let _ = record.action = { showsSheet = true }
      NavigationStack(path: $path) {
        VStack {
          Noted(name: "root", record: record)
          NavigationLink("Next", value: 1)
        }
        .navigationTitle("Root")
        .sheet(isPresented: $showsSheet) { Noted(name: "sheet", record: record) }
        .navigationDestination(for: Int.self) { Noted(name: "\($0)", record: record) }
      }
    }
  }

  // V7.7
  @Test func aLevelAppearsWhenItIsOnTop() async throws {
    let screen = Screen(Stack(record: record, path: []))
    try await screen.settle()
    #expect(noted() == ["+root"])
    try screen.activate("root 0")
    try screen.activate("Next")
    try await screen.settle()
    #expect(noted() == ["+1", "-root", "!root"])
    try screen.back()
    try await screen.settle()
    #expect(noted() == ["+root", "-1", "!1"])
    #expect(screen.exists("root 1"))
  }

  // V7.7
  @Test func onlyTheLastLevelOfAPathAppears() async throws {
    let screen = Screen(Stack(record: record, path: [1, 2, 3]))
    try await screen.settle()
    #expect(noted() == ["+3"])
    try screen.back()
    try await screen.settle()
    #expect(noted() == ["+2", "-3", "!3"])
  }

  // V7.7
  @Test func aSheetLeavesWhatIsBelow() async throws {
    let screen = Screen(Stack(record: record, path: []))
    try await screen.settle()
    record.action?()
    try await screen.settle()
    #expect(noted() == ["+root", "+sheet"])
  }

  private struct Ordered: View {
    let record: Record

    var body: some View {
      NavigationStack {
        Text("a")
          .onAppear { record.note("first") }
          .onChange(of: 0, initial: true) { record.note("second") }
          .onAppear { record.note("third") }
      }
    }
  }

  // V7.2
  @Test func theOrderIsThatOfOtherViews() async throws {
    let screen = Screen(Ordered(record: record))
    try await screen.settle()
    #expect(noted() == ["first", "second", "third"])
  }

  private struct Fitting: View {
    let record: Record
    @State private var width: CGFloat = 300

    var body: some View {
      let _ = record.action = { width = 50 }
      ViewThatFits {
        Group {
          Noted(name: "wide", record: record).frame(width: 200)
          if width > 1000 { Text("never") }
        }
        VStack { Noted(name: "narrow", record: record) }
      }
      .frame(width: width, height: 100)
    }
  }

  // V6.5
  @Test func onlyWhatFitsAppears() async throws {
    let screen = Screen(Fitting(record: record))
    try await screen.settle()
    #expect(noted() == ["+wide"])
    record.action?()
    try await screen.settle()
    #expect(noted() == ["+narrow", "-wide", "!wide"])
  }

  private struct Menus: View {
    let record: Record

    var body: some View {
      VStack {
        Menu("More") { Noted(name: "offer", record: record) }
        Text("held").contextMenu { Noted(name: "action", record: record) }
      }
    }
  }

  // A2.25
  @Test func whatAMenuOffersAppearsWhenItIsOpen() async throws {
    let screen = Screen(Menus(record: record))
    try await screen.settle()
    #expect(noted() == [])
    try screen.activate("More")
    try await screen.settle()
    #expect(noted() == ["+offer"])
    try screen.activate("offer 0")
    try await screen.settle()
    #expect(noted() == ["-offer", "!offer"])
  }
}
