import EspalierTesting
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

private struct Columns: SwiftUI.View {
  let path: Binding<[Int]>
  let column: Binding<NavigationSplitViewColumn>

  var body: some View {
    NavigationSplitView(preferredCompactColumn: column) {
      Text("sidebar").navigationTitle("Mail")
    } detail: {
      NavigationStack(path: path) {
        Text("detail").navigationTitle("Letter")
          .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("\($0)") }
      }
    }
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
  /// L4.10: neither a stack nor columns have an ideal size.
  @Test(arguments: [LayoutCore.UserInterfaceSizeClass.compact, .regular])
  func aNavigationViewHasNoIdealSize(_ sizeClass: LayoutCore.UserInterfaceSizeClass) throws {
    var scene = LayoutScene(
      host: .size(Size(width: 800, height: 600)),
      tree: ViewTreeBuilder().finish()
    )
    scene.environment.horizontalSizeClass = sizeClass
    let view = NavigationView { Text("inside") }.fixedSize()
    let screen = ViewHost.screen(view, in: scene, measurer: FixedTextMeasurer())
    #expect(try screen.settle().views.first?.frame.size == .zero)
  }

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

  /// Where columns are one stack, its back buttons pop the path first, then lead to other columns.
  @Test func aPathInAColumnThatHasCollapsedIsPopped() throws {
    let path = StateLocation<[Int]>([1, 2], isEqual: { $0 == $1 })
    let column = StateLocation<NavigationSplitViewColumn>(.detail, isEqual: { $0 == $1 })
    let view = Columns(path: Binding(path), column: Binding(column))
    let screen = Screen(view)
    #expect(screen.elements.map(\.label) == ["1", "2", "number 2"])
    try screen.activate("1")
    #expect(screen.elements.map(\.label) == ["Letter", "1", "number 1"])
    #expect(path.read() == [1])
    try screen.activate("Letter")
    #expect(screen.elements.map(\.label) == ["Mail", "Letter", "detail"])
    #expect(path.read().isEmpty)
    try screen.activate("Mail")
    #expect(screen.elements.map(\.label) == ["Mail", "sidebar"])
    #expect(column.read() == .sidebar)
  }

  /// An item of a bar is a link as any other.
  @Test func aLinkInAToolbarPushesItsValue() throws {
    let path = StateLocation<[Int]>([], isEqual: { $0 == $1 })
    let stack = NavigationStack(path: Binding(path)) {
      Text("root")
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .toolbar { NavigationLink("Next", value: 7) }
    }
    let shown = ShownScreen(stack)
    try #require(try shown.controls("NavigationLink").first).requests?.activate?()
    #expect(try shown.words().contains("number 7"))
    #expect(path.read() == [7])
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
