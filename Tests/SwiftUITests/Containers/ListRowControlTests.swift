import Foundation
import LayoutCore
import SwiftUI
import Testing

/// Controls that are several rows of a list, as their state changes (M5.18, M5.19).
@MainActor
@Suite struct ListRowControlTests {
  private final class Choices: ObservableObject {
    @Published var size = 0
    @Published var isExpanded = false
  }

  private struct Settings: SwiftUI.View {
    @ObservedObject var choices: Choices

    var body: some SwiftUI.View {
      Form {
        Picker("Size", selection: $choices.size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
        }
        .pickerStyle(.inline)
        DisclosureGroup("Advanced", isExpanded: $choices.isExpanded) {
          Text("A")
          Text("B")
        }
        Text("C")
      }
    }
  }

  @Test func theMarkIsBesideWhatIsChosen() throws {
    let choices = Choices()
    let screen = LazyScreen(Settings(choices: choices))
    func mark() throws -> CGFloat? {
      try screen.screen.settle().views.compactMap { view in
        if case .symbol("checkmark", _) = view.content { CGFloat(view.frame.midY) } else { nil }
      }.first
    }
    let frames = try screen.frames()
    let small = try #require(frames["Small"]?.midY)
    let medium = try #require(frames["Medium"]?.midY)
    #expect(try #require(frames["Size"]).midY == small - 52)
    #expect(medium == small + 52)
    #expect(abs((try mark() ?? 0) - small) < 1)
    choices.size = 1
    #expect(abs((try mark() ?? 0) - medium) < 1)
    choices.size = 2
    #expect(try mark() == nil)
  }

  @Test func aGroupThatOpensHasRowsBelowIt() throws {
    let choices = Choices()
    let screen = LazyScreen(Settings(choices: choices))
    let before = try screen.frames()
    #expect(before["A"] == nil)
    choices.isExpanded = true
    let after = try screen.frames()
    let top = try #require(after["Advanced"]).midY
    #expect(try ["A", "B", "C"].map { try #require(after[$0]).midY - top } == [52, 104, 156])
    #expect(try #require(after["A"]).minX == #require(after["Advanced"]).minX + 16)
    choices.isExpanded = false
    #expect(try screen.frames() == before)
  }
}
