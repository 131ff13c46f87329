import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

private struct Stack: SwiftUI.View {
  let path: Binding<[Int]>

  var body: some View {
    NavigationStack(path: path) {
      NavigationLink("Next", value: 7)
        .navigationDestination(for: Int.self) { Text("number \($0)") }
    }
  }
}

private struct OldLinks: SwiftUI.View {
  let isActive: Binding<Bool>

  var body: some View {
    NavigationView {
      NavigationLink(destination: Pushed(), isActive: isActive) { Text("Open") }
    }
  }
}

private struct Pushed: SwiftUI.View {
  @Environment(\.dismiss) private var dismiss
  let dismissals = Dismissals.shared

  var body: some View {
    dismissals.dismiss = dismiss
    return Text("pushed")
  }
}

@MainActor private final class Dismissals {
  static let shared = Dismissals()
  var dismiss: DismissAction?
}

@MainActor private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor @Suite struct NavigationTests {
  @Test func valuesOfAPathAreShownAndLinksAddSome() throws {
    let location = StateLocation<[Int]>([1], isEqual: { $0 == $1 })
    let shown = ShownScreen(Stack(path: Binding(location)))
    #expect(try shown.words().contains("number 1"))
    location.write([])
    #expect(try shown.words().contains("Next"))
    let link = try #require(try shown.controls("NavigationLink").first)
    link.requests?.activate?()
    #expect(try shown.words().contains("number 7"))
    #expect(location.read() == [7])
    let stack = try #require(try shown.controls("NavigationStack").first)
    #expect(stack.requests?.setState?(.level(0)) == true)
    #expect(try shown.words().contains("Next"))
    #expect(location.read().isEmpty)
  }

  @Test func oldLinksFollowTheirBindings() throws {
    let location = StateLocation<Bool>(false, isEqual: { $0 == $1 })
    let shown = ShownScreen(OldLinks(isActive: Binding(location)))
    #expect(try shown.words() == ["Open"])
    try #require(try shown.controls("NavigationLink").first).requests?.activate?()
    #expect(try shown.words().contains("pushed"))
    #expect(location.read())
    Dismissals.shared.dismiss?()
    #expect(try shown.words() == ["Open"])
    #expect(!location.read())
  }
}
